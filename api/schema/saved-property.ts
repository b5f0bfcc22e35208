import { integer, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

/** The properties that an account has saved. */
export const savedProperties = pgTable(
  "saved_property",
  {
    accountId: uuid("account_id").notNull(),
    propertyId: integer("property_id").notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.propertyId] })],
);
