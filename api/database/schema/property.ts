import { boolean, doublePrecision, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";

/** A home. Prices are halalas of one night before VAT; `domain/price` makes them what a guest pays. */
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
  capacity: smallint("capacity").notNull(),
  /** The higher, the earlier in the list. */
  rank: integer("rank").notNull(),
  /** Times are `HH:MM` where the home stands. */
  checkInFrom: text("check_in_from").notNull(),
  checkOutTo: text("check_out_to").notNull(),
  is3DView: boolean("is_3d_view").notNull().default(false),
  licenseNumber: text("license_number"),
  weekdayPrice: integer("weekday_price").notNull(),
  weekendPrice: integer("weekend_price").notNull(),
});
