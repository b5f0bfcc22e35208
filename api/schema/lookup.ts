import { doublePrecision, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";

/** All labels that guests choose from: cities, areas, amenities and more, in both languages. */
export const lookups = pgTable("lookup", {
  /** An id of `domain/lookup/lookup-types.ts`. */
  lookupTypeId: smallint("lookup_type_id").notNull(),
  id: integer("id").notNull(),
  valueEn: text("value_en").notNull(),
  valueAr: text("value_ar").notNull(),
  /** 1 is shown first. */
  rank: integer("rank").notNull(),
  /** The parent label: the type of an amenity, indoor or outdoor for a space, the region of a city. */
  groupId: integer("group_id"),
});

/** Data of a city; its label is the lookup of type 2 with the same id. */
export const cities = pgTable("city", {
  id: integer("id").primaryKey(),
  countryCode: text("country_code").notNull(),
  ...whereabouts(40),
});

/** Data of an area; its label is the lookup of type 3 with the same id. */
export const areas = pgTable("area", {
  id: integer("id").primaryKey(),
  cityId: integer("city_id").notNull(),
  ...whereabouts(15),
});

/** A landmark that an import added; those of the product are `domain/place/landmarks.ts`. */
export const addedLandmarks = pgTable("landmark", {
  id: integer("id").primaryKey(),
  cityId: integer("city_id").notNull(),
  nameEn: text("name_en").notNull(),
  nameAr: text("name_ar").notNull(),
  latitude: doublePrecision("latitude").notNull(),
  longitude: doublePrecision("longitude").notNull(),
});

/** The middle of a place, and how many kilometres from there its homes may be. */
function whereabouts(reachKm: number) {
  return {
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    reachKm: smallint("reach_km").notNull().default(reachKm),
  };
}
