import { boolean, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { HostLanguage } from "#domain/property/host-profile.ts";

/** The host of a property. The phone number is shown only after payment. */
export const hosts = pgTable("host", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  firstNameEn: text("first_name_en").notNull(),
  firstNameAr: text("first_name_ar").notNull(),
  phone: text("phone").notNull(),
  hasWhatsapp: boolean("has_whatsapp").notNull().default(true),
  hostingSince: date("hosting_since"),
  /** The usual time until a guest has an answer. */
  responseMinutes: integer("response_minutes"),
  languages: text("languages").array().$type<HostLanguage[]>().notNull().default(["ar"]),
  userType: text("user_type", { enum: ["OWNER", "CARETAKER", "COMPANY"] }).notNull(),
  /** How an operator's files name the host. */
  externalId: text("external_id"),
});
