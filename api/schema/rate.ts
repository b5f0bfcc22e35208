import { boolean, date, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { type DiscountedLength, discountSources, leadKinds } from "#domain/price/property-rates.ts";
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
  /** The period that made it; `null` for a price of this night alone, which has precedence. */
  periodId: integer("period_id"),
});

/** A time that a host named, with a price of its own or a percentage on that of the day of the week. */
export const pricePeriods = pgTable("price_period", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  propertyId: integer("property_id").notNull(),
  name: text("name").notNull(),
  fromDay: date("from_day").notNull(),
  toDay: date("to_day").notNull(),
  price: integer("price"),
  percentage: smallint("percentage"),
  minNights: smallint("min_nights").notNull().default(1),
});

export const lengthDiscounts = pgTable("length_discount", {
  propertyId: integer("property_id").notNull(),
  minNights: smallint("min_nights").$type<DiscountedLength>().notNull(),
  percentage: smallint("percentage").notNull(),
});

export const leadDiscounts = pgTable("lead_discount", {
  propertyId: integer("property_id").notNull(),
  kind: text("kind", { enum: leadKinds }).notNull(),
  days: smallint("days").notNull(),
  percentage: smallint("percentage").notNull(),
});

/** When and for how long a property can be booked; one without a row has no limits of its own. */
export const bookingRules = pgTable("booking_rule", {
  propertyId: integer("property_id").primaryKey(),
  noticeHours: smallint("notice_hours").notNull().default(0),
  sameDayUntil: text("same_day_until"),
  prepNights: smallint("prep_nights").notNull().default(0),
  windowMonths: smallint("window_months").notNull().default(12),
  maxNights: smallint("max_nights").notNull().default(28),
});

export const stayRules = pgTable("stay_rule", {
  propertyId: integer("property_id").notNull(),
  fromDay: date("from_day").notNull(),
  toDay: date("to_day").notNull(),
  minStayArrival: smallint("min_stay_arrival").notNull().default(1),
  closedToArrival: boolean("closed_to_arrival").notNull().default(false),
  closedToDeparture: boolean("closed_to_departure").notNull().default(false),
  /** The period that made it. */
  periodId: integer("period_id"),
});
