import { boolean, customType, date, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The saved travellers of an account; document data is encrypted. */
export const travellers = pgTable("traveller", {
  id: uuid("id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  title: text("title", { enum: ["mr", "mrs", "ms"] }).notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  birthDateSealed: text("birth_date_sealed"),
  nationality: text("nationality"),
  idType: text("id_type", { enum: ["national", "iqama", "gcc", "passport"] }),
  idNumberSealed: text("id_number_sealed"),
  idNumberHash: bytes("id_number_hash"),
  idExpiry: date("id_expiry"),
  isPrimary: boolean("is_primary").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
export type TravellerRow = typeof travellers.$inferSelect;
