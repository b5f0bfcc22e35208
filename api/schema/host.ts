import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";

/** The host of a property; shown only after payment. */
export const hosts = pgTable("host", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  firstNameEn: text("first_name_en").notNull(),
  firstNameAr: text("first_name_ar").notNull(),
  phone: text("phone").notNull(),
  hasWhatsapp: boolean("has_whatsapp").notNull().default(true),
  userType: text("user_type", { enum: ["OWNER", "CARETAKER", "COMPANY"] }).notNull(),
});
