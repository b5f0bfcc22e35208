import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "#api/platform/database/column-kinds.ts";

/** Every action of an operator; rows are only added. The migration explains each column. */
export const operatorActions = pgTable("operator_action", {
  id: uuid("id").primaryKey(),
  position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity(),
  at: instant("at").notNull(),
  operatorId: text("operator_id").notNull(),
  byName: text("by_name").notNull(),
  secondName: text("second_name"),
  action: text("action").notNull(),
  subjectKind: text("subject_kind").notNull(),
  subjectId: text("subject_id").notNull(),
  reason: text("reason").notNull(),
  before: jsonb("before").$type<Record<string, unknown>>(),
  after: jsonb("after").$type<Record<string, unknown>>(),
  requestId: text("request_id"),
  approvalId: uuid("approval_id"),
  previousHash: bytea("previous_hash").notNull(),
  hash: bytea("hash").notNull(),
});
