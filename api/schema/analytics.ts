import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Events of guests with consent; they contain no personal data. */
export const analyticsEvents = pgTable("analytics_event", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  at: timestamp("at", { withTimezone: true }).notNull(),
  siteId: text("site_id").notNull(),
  brand: text("brand").notNull(),
  language: text("language").notNull(),
  currency: text("currency").notNull(),
  visitorId: uuid("visitor_id").notNull(),
  ab: jsonb("ab").notNull(),
  utm: jsonb("utm").notNull(),
  data: jsonb("data").notNull(),
});
