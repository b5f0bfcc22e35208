import { boolean, date, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { discountSources } from "#domain/price/property-rates.ts";
import { seasonKinds } from "#domain/price/season.ts";

/** Seasons that change a price. The first and the last day belong to a period, here and below. */
export const seasons = pgTable("season", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  kind: text("kind", { enum: seasonKinds }).notNull(),
  countryCode: text("country_code").notNull(),
  fromDay: date("from_day").notNull(),
  toDay: date("to_day").notNull(),
  labelEn: text("label_en").notNull(),
  labelAr: text("label_ar").notNull(),
});

export const propertyDiscounts = pgTable("property_discount", {
  propertyId: integer("property_id").notNull(),
  source: text("source", { enum: discountSources }).notNull(),
  fromDay: date("from_day").notNull(),
  toDay: date("to_day").notNull(),
  percentage: smallint("percentage").notNull(),
});

/** A price that the host set for one night, in halalas before VAT. */
export const nightRates = pgTable("night_rate", {
  propertyId: integer("property_id").notNull(),
  night: date("night").notNull(),
  price: integer("price").notNull(),
});

export const stayRules = pgTable("stay_rule", {
  propertyId: integer("property_id").notNull(),
  fromDay: date("from_day").notNull(),
  toDay: date("to_day").notNull(),
  minStayArrival: smallint("min_stay_arrival").notNull().default(1),
  closedToArrival: boolean("closed_to_arrival").notNull().default(false),
  closedToDeparture: boolean("closed_to_departure").notNull().default(false),
});
