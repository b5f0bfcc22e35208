import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";
import type { SiteId } from "#domain/site/sites.ts";

/** The consent to mails about a list: of a member, or of the owner of an address without an account. */
export const listAlerts = pgTable("list_alert", {
  id: uuid("id").primaryKey(),
  listId: uuid("list_id").notNull(),
  siteId: text("site_id").$type<SiteId>().notNull(),
  language: text("language", { enum: ["en", "ar"] }).notNull(),
  consentAt: instant("consent_at").notNull().defaultNow(),
  /** The version of the text that the member agreed to. */
  consentVersion: smallint("consent_version").notNull(),
  /** The address of a guest without an account; `null` for a member. */
  email: text("email"),
  /** When the owner of an address without an account agreed; nothing is sent before. */
  confirmedAt: instant("confirmed_at"),
  stoppedAt: instant("stopped_at"),
  isStale: boolean("is_stale").notNull().default(false),
});
export type ListAlertRow = typeof listAlerts.$inferSelect;

/** A home of such a list, with what its member knows of it. */
export const alertWatches = pgTable(
  "alert_watch",
  {
    alertId: uuid("alert_id").notNull(),
    propertyId: integer("property_id").notNull(),
    checkIn: date("check_in").notNull(),
    checkOut: date("check_out").notNull(),
    knownFree: boolean("known_free").notNull(),
    knownHalalas: bigint("known_halalas", { mode: "number" }),
    isDue: boolean("is_due").notNull().default(false),
    hasNews: boolean("has_news").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.propertyId] })],
);
export type AlertWatchRow = typeof alertWatches.$inferSelect;

/** The mail of a list on a day. */
export const alertMails = pgTable("alert_mail", {
  id: uuid("id").primaryKey(),
  alertId: uuid("alert_id").notNull(),
  day: date("day").notNull(),
  attemptedAt: instant("attempted_at"),
  sentAt: instant("sent_at"),
});
