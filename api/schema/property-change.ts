import { bigint, customType, integer, pgTable, timestamp } from "drizzle-orm/pg-core";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** The change feed, written by triggers in the transaction of the change itself. */
export const propertyChanges = pgTable("property_change", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** `null` is every home of the city. */
  propertyId: integer("property_id"),
  cityId: integer("city_id").notNull(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  transactionId: xid8("transaction_id").notNull(),
});
