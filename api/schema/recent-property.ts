import { integer, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

/** The properties that an account viewed last. */
export const recentProperties = pgTable(
  "recent_property",
  {
    accountId: uuid("account_id").notNull(),
    propertyId: integer("property_id").notNull(),
    viewedAt: timestamp("viewed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.propertyId] })],
);
