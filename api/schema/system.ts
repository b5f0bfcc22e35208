import { integer, pgTable, text } from "drizzle-orm/pg-core";

export const countries = pgTable("country", {
  /** ISO 3166, two letters. */
  code: text("code").primaryKey(),
  dialCode: text("dial_code").notNull(),
  labelEn: text("label_en").notNull(),
  labelAr: text("label_ar").notNull(),
  /** 1 is shown first. */
  rank: integer("rank").notNull(),
});
