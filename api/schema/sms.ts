import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";

const smsStates = [
  /** An attempt is under way, or ended without an answer and may be repeated. */
  "sending",
  /** The company surely has not accepted it; it is sent again. */
  "waiting",
  "accepted",
  "refused",
  /** Its last attempt had no answer and is not repeated: it may have been accepted. */
  "unknown",
  "delivered",
  "failed",
] as const;
export type SmsState = (typeof smsStates)[number];

/** What became of an SMS; the id is that of its message, which is the same in every attempt. */
export const smsMessages = pgTable("sms_message", {
  id: uuid("id").primaryKey(),
  partner: text("partner").notNull(),
  partnerId: text("partner_id"),
  state: text("state", { enum: smsStates }).notNull(),
  reason: text("reason"),
  /** Attempts before the last one that ended without an answer. */
  unanswered: integer("unanswered").notNull().default(0),
  createdAt: instant("created_at").notNull(),
  changedAt: instant("changed_at").notNull(),
});
