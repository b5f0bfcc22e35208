import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";
import { orderActors } from "#domain/order/order-event.ts";
import { refundRoutes } from "#domain/order/refund.ts";
import type { PolicyStep } from "#domain/policy/cancellation-policy.ts";

const amount = (name: string) => bigint(name, { mode: "number" });

/** A cancelled item of an order; the migration explains each column. */
export const cancellations = pgTable("cancellation", {
  id: uuid("id").primaryKey(),
  orderId: uuid("order_id").notNull(),
  orderItemId: uuid("order_item_id").notNull(),
  by: text("by", { enum: orderActors }).notNull(),
  reason: text("reason").notNull(),
  note: text("note"),
  policyStep: jsonb("policy_step").$type<PolicyStep>().notNull(),
  keptHalalas: amount("kept_halalas").notNull(),
  backHalalas: amount("back_halalas").notNull(),
  keptMinor: amount("kept_minor").notNull(),
  backMinor: amount("back_minor").notNull(),
  route: text("route", { enum: refundRoutes }).notNull().default("original"),
  createdAt: instant("created_at").notNull().defaultNow(),
  endedAt: instant("ended_at"),
});
