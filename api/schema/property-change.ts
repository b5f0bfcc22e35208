import { bigint, customType, integer, pgTable, timestamp } from "drizzle-orm/pg-core";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** The change feed. Triggers write it in the transaction of each change. */
export const propertyChanges = pgTable("property_change", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** `null` means every property of the city. */
  propertyId: integer("property_id"),
  cityId: integer("city_id").notNull(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  transactionId: xid8("transaction_id").notNull(),
});
