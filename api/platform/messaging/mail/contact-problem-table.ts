import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "#api/platform/database/column-kinds.ts";

/** Addresses that did not take a mail of ours. A mail that is reported again counts once. */
export const contactProblems = pgTable("contact_problem", {
  messageId: uuid("message_id").primaryKey(),
  contactHash: bytea("contact_hash").notNull(),
  reason: text("reason").$type<ContactReason>().notNull(),
  at: instant("at").notNull().defaultNow(),
});

/** No server takes such an address, the server refused it, or the mail came back later. */
export type ContactReason = "invalid" | "refused" | "bounced";
