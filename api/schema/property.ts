import { boolean, doublePrecision, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";
import { DEFAULT_FREE_CANCELLATION_HOURS, type PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import type { SeasonKind } from "#domain/price/season.ts";
import type { DayPrices } from "#domain/price/stored-day-prices.ts";
import { type CheckboxFilterName, checkboxFilterNames } from "#domain/search/filters.ts";
import { DEFAULT_TIME_ZONE, type TimeZone, timeZones } from "#domain/stay/time-zone.ts";
import { hosts } from "./host.ts";

type InBothLanguages = { en: string; ar: string };
type SeoData = { titleEn: string; titleAr: string; descriptionEn: string; descriptionAr: string };

/** A property. Prices are halalas per night before VAT; `domain/price` computes what a guest pays. */
export const properties = pgTable("property", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  status: text("status", { enum: ["listed", "inactive"] }).notNull(),
  nameEn: text("name_en").notNull(),
  nameAr: text("name_ar").notNull(),
  propertyTypeId: integer("property_type_id").notNull(),
  cityId: integer("city_id").notNull(),
  areaId: integer("area_id").notNull(),
  latitude: doublePrecision("latitude").notNull(),
  longitude: doublePrecision("longitude").notNull(),
  bedRoomCount: smallint("bed_room_count").notNull(),
  bathRoomCount: smallint("bath_room_count").notNull(),
  /** In square metres. */
  size: integer("size").notNull(),
  /** Guests at most, day visitors included. */
  capacity: smallint("capacity").notNull(),
  /** Guests who can sleep there; `null` where the host has not said, then as many as the capacity. */
  sleeps: smallint("sleeps"),
  /** Higher values come first in the list. */
  rank: integer("rank").notNull(),
  /** Times are `HH:MM` in the time zone of the property. */
  checkInFrom: text("check_in_from").notNull(),
  checkOutTo: text("check_out_to").notNull(),
  is3DView: boolean("is_3d_view").notNull().default(false),
  isBySea: boolean("is_by_sea").notNull().default(false),
  licenseNumber: text("license_number"),
  weekdayPrice: integer("weekday_price").notNull(),
  weekendPrice: integer("weekend_price").notNull(),
  originalNameEn: text("original_name_en"),
  originalNameAr: text("original_name_ar"),
  compoundNameEn: text("compound_name_en"),
  compoundNameAr: text("compound_name_ar"),
  descriptionEn: text("description_en").notNull().default(""),
  descriptionAr: text("description_ar").notNull().default(""),
  /** The area and the city; everybody sees it. */
  addressEn: text("address_en").notNull().default(""),
  addressAr: text("address_ar").notNull().default(""),
  /** The exact address; only guests with a confirmed booking see it. */
  streetEn: text("street_en").notNull().default(""),
  streetAr: text("street_ar").notNull().default(""),
  building: text("building"),
  postalCode: text("postal_code"),
  timeZone: text("time_zone", { enum: timeZones as [TimeZone, ...TimeZone[]] })
    .notNull()
    .default(DEFAULT_TIME_ZONE),
  hostId: integer("host_id").references(() => hosts.id),
  /** The recommendation score that follows the behaviour of guests; `rank` does not. */
  dynamicRank: integer("dynamic_rank").notNull().default(0),
  /** Added to every stay, in halalas before VAT; the same on all sites. */
  serviceFee: integer("service_fee").notNull().default(0),
  /** The deposit, in halalas. */
  insuranceAmount: integer("insurance_amount").notNull().default(0),
  policyTypeId: smallint("policy_type_id").$type<PolicyTypeId>().notNull().default(3),
  freeCancellationHours: smallint("free_cancellation_hours").notNull().default(DEFAULT_FREE_CANCELLATION_HOURS),
  guestTypeIds: smallint("guest_type_ids").array().notNull().default([4]),
  amenityIds: smallint("amenity_ids").array().notNull().default([]),
  fixedRuleIds: smallint("fixed_rule_ids").array().notNull().default([]),
  otherRules: jsonb("other_rules").$type<InBothLanguages[]>().notNull().default([]),
  /** Percent added in a season. */
  seasonPercents: jsonb("season_percents").$type<Partial<Record<SeasonKind, number>>>().notNull().default({}),
  /** Prices of days of the week. */
  dayPrices: jsonb("day_prices").$type<DayPrices>().notNull().default({}),
  /** The minimum nights of a stay that begins in a season. */
  seasonMinNights: jsonb("season_min_nights").$type<Partial<Record<SeasonKind, number>>>().notNull().default({}),
  seoData: jsonb("seo_data").$type<SeoData>(),
  /** Draws other pictures if they look too much like those of another property. */
  pictureSalt: smallint("picture_salt").notNull().default(0),
  /** Whether guests see drawn pictures or the photographs of `property_photo`; never both. */
  pictureSource: text("picture_source", { enum: ["drawn", "photos"] })
    .notNull()
    .default("drawn"),
  /** The property at Google Places; without it pages offer no reviews of Google. */
  googlePlaceId: text("google_place_id"),
  /** Since when Google no longer knows the place. */
  googlePlaceGoneAt: instant("google_place_gone_at"),
});

/** The yes-or-no filters that are columns of the property under their own names. */
export type StoredCheckbox = Extract<CheckboxFilterName, keyof typeof properties.$inferSelect>;
export const storedCheckboxes = checkboxFilterNames.filter((name): name is StoredCheckbox => name in properties);

/** A room or outdoor part of a property, such as its second bedroom. */
export const propertySpaces = pgTable("property_space", {
  propertyId: integer("property_id").notNull(),
  rank: smallint("rank").notNull(),
  spaceCategoryId: smallint("space_category_id").notNull(),
  detailEn: text("detail_en"),
  detailAr: text("detail_ar"),
});

/** The last media of a space is its 3D tour. */
export const spaceMedia = pgTable("space_media", {
  propertyId: integer("property_id").notNull(),
  spaceRank: smallint("space_rank").notNull(),
  rank: smallint("rank").notNull(),
  mediaUrl: text("media_url").notNull(),
});

/** Information about parking, accessibility and similar. */
export const propertyInfo = pgTable("property_info", {
  propertyId: integer("property_id").notNull(),
  additionalInfoCategoryId: smallint("additional_info_category_id").notNull(),
  descriptionEn: text("description_en").notNull(),
  descriptionAr: text("description_ar").notNull(),
});
