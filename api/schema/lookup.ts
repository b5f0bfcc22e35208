import { integer, pgTable, smallint, text } from "drizzle-orm/pg-core";

/** Every label a guest may choose by: cities, areas, amenities… in both languages. */
export const lookups = pgTable("lookup", {
  /** An id of `domain/lookup/lookup-types.ts`. */
  lookupTypeId: smallint("lookup_type_id").notNull(),
  id: integer("id").notNull(),
  valueEn: text("value_en").notNull(),
  valueAr: text("value_ar").notNull(),
  /** 1 is shown first. */
  rank: integer("rank").notNull(),
  /** The label it is listed under: an amenity's type, a space's side of the door, a city's region. */
  groupId: integer("group_id"),
});

/** What a city is beyond its label, which is the lookup of type 2 with the same id. */
export const cities = pgTable("city", {
  id: integer("id").primaryKey(),
  countryCode: text("country_code").notNull(),
});

/** What an area is beyond its label, which is the lookup of type 3 with the same id. */
export const areas = pgTable("area", {
  id: integer("id").primaryKey(),
  cityId: integer("city_id").notNull(),
});
