import { type DescribePictures, describeCover } from "#api/picture/describe-pictures.ts";
import { photosSql } from "#api/picture/photos-sql.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { approximatePoint } from "#api/property/location/approximate-point.ts";
import type { BookedProperty } from "#api/schema/chalet.ts";
import type { StayedHome } from "#contract/cart/cart.ts";
import type { Language } from "#domain/language/language.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { picturesOf } from "#domain/picture/pictures-of.ts";
import { propertyName } from "#domain/property/property-name.ts";

export async function readBookedProperty(db: Tx, propertyId: number): Promise<BookedProperty> {
  const [property] = await runPrepared<BookedProperty>(db, query, [propertyId]);
  return property as BookedProperty;
}

/** `id` is SQL of the id of a property. */
export const bookedPropertySql = (id: string) => `
  SELECT p.id AS "propertyId", p.property_type_id AS "propertyTypeId", p.name_en AS "nameEn", p.name_ar AS "nameAr",
    p.original_name_en AS "originalNameEn", p.original_name_ar AS "originalNameAr", p.address_en AS "addressEn",
    p.address_ar AS "addressAr", p.city_id AS "cityId", p.area_id AS "areaId", p.latitude, p.longitude,
    coalesce(city.value_en, '') AS "cityEn", coalesce(city.value_ar, '') AS "cityAr",
    coalesce(area.value_en, '') AS "areaEn", coalesce(area.value_ar, '') AS "areaAr", p.capacity,
    p.check_in_from AS "checkinBeginTime", p.check_out_to AS "checkoutEndTime", p.time_zone AS "timeZone",
    p.insurance_amount AS "insuranceAmount", p.fixed_rule_ids AS "fixedRuleIds", p.other_rules AS "otherRules",
    p.bed_room_count AS "bedRoomCount", p.bath_room_count AS "bathRoomCount", p.is_3d_view AS "is3DView",
    p.is_by_sea AS "isBySea",
    p.picture_salt AS salt, p.amenity_ids AS "amenityIds",
    ARRAY(SELECT space_category_id FROM property_space s WHERE s.property_id = p.id ORDER BY s.rank)
      AS "spaceCategoryIds", ${photosSql(1)} AS photos,
    CASE WHEN h.id IS NOT NULL THEN json_build_object('firstNameEn', h.first_name_en, 'firstNameAr', h.first_name_ar,
      'phone', h.phone, 'hasWhatsapp', h.has_whatsapp, 'userType', h.user_type) END AS host
  FROM property p
  LEFT JOIN host h ON h.id = p.host_id
  LEFT JOIN lookup city ON city.lookup_type_id = 2 AND city.id = p.city_id
  LEFT JOIN lookup area ON area.lookup_type_id = 3 AND area.id = p.area_id
  WHERE p.id = ${id}`;
const query = { name: "booked-property", text: bookedPropertySql("$1") };

/** `isExact` shows the exact location instead of an approximate one. */
export type BookedPropertyOptions = {
  describePictures: DescribePictures;
  secrets: readonly string[];
  isExact: boolean;
};

type PropertyView = Pick<
  StayedHome,
  | "propertyId"
  | "propertyTypeId"
  | "nameEn"
  | "nameAr"
  | "originalNameEn"
  | "originalNameAr"
  | "addressEn"
  | "addressAr"
  | "location"
  | "thumbnailImage"
  | "capacity"
  | "checkinBeginTime"
  | "checkoutEndTime"
  | "timeZone"
>;

/** The part of a property that carts and orders show the same way in both languages. */
export function bookedPropertyView(
  property: BookedProperty,
  { describePictures, secrets, isExact }: BookedPropertyOptions,
): PropertyView {
  const { propertyId, cityId, areaId, latitude, longitude } = property;
  const exact = { latitude, longitude };
  const point = isExact ? exact : approximatePoint(propertyId, exact, secrets);
  return {
    propertyId,
    propertyTypeId: property.propertyTypeId,
    nameEn: nameOf(property, "en"),
    nameAr: nameOf(property, "ar"),
    originalNameEn: property.originalNameEn,
    originalNameAr: property.originalNameAr,
    addressEn: property.addressEn,
    addressAr: property.addressAr,
    location: { ...point, isExact, cityId, areaId },
    thumbnailImage: thumbnailOf(property, describePictures),
    capacity: property.capacity,
    checkinBeginTime: property.checkinBeginTime,
    checkoutEndTime: property.checkoutEndTime,
    timeZone: property.timeZone,
  };
}

export function nameOf(property: BookedProperty, language: Language): string {
  const own = { en: property.nameEn, ar: property.nameAr };
  return propertyName({ own, original: { en: property.originalNameEn, ar: property.originalNameAr } }, language);
}

function thumbnailOf(property: BookedProperty, describePictures: DescribePictures): PropertyView["thumbnailImage"] {
  const facts = {
    ...property,
    id: property.propertyId,
    bedrooms: property.bedRoomCount,
    bathrooms: property.bathRoomCount,
  };
  const [cover] = picturesOf(facts, 1);
  return cover ? { url: pictureUrl(facts.id, cover.key), ...describeCover(facts, describePictures) } : null;
}
