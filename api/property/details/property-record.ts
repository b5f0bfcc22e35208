import { photosSql } from "#api/picture/photos-sql.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import type { properties } from "#api/schema/property.ts";
import type { PropertyDetails } from "#contract/property/property.ts";
import type { PropertyPhoto } from "#domain/picture/property-photo.ts";
import type { StayRule } from "#domain/stay/stay-rules.ts";
import { sleepsSql } from "../sleeps-sql.ts";

type Label = { en: string; ar: string } | null;

type PropertyColumns = typeof properties.$inferSelect;

/** Everything stored of a property but its exact address, its prices and its nights, read in one query. */
export type PropertyRecord = Omit<
  PropertyColumns,
  "streetEn" | "streetAr" | "building" | "postalCode" | "pictureSource" | "googlePlaceId" | "googlePlaceGoneAt"
> & {
  sleeps: number;
  regionId: number | null;
  /** `null` for a property whose pictures are drawn. */
  photos: PropertyPhoto[] | null;
  type: Label;
  city: Label;
  area: Label;
  spaces: { spaceCategoryId: number; detailEn: string | null; detailAr: string | null; media: string[] }[];
  info: { additionalInfoCategoryId: number; descriptionEn: string; descriptionAr: string }[];
  amenities: { id: number; rank: number; typeId: number; typeRank: number }[];
  rules: StayRule[];
  ownRating: { averageRating: number; reviewCount: number } | null;
  hasGooglePlace: boolean;
  host: PropertyDetails["host"];
};

/** A listed property, or `null`. */
export async function propertyRecord(db: Tx, propertyId: number): Promise<PropertyRecord | null> {
  const [row] = await runPrepared<PropertyRecord>(db, record, [propertyId]);
  return row ?? null;
}

/** Those of the properties that are listed, in one query. */
export function propertyRecords(db: Tx, propertyIds: readonly number[]): Promise<PropertyRecord[]> {
  return runPrepared<PropertyRecord>(db, records, [propertyIds]);
}

function label(lookup: "city" | "area" | "type"): string {
  return `CASE WHEN ${lookup}.id IS NOT NULL THEN json_build_object('en', ${lookup}.value_en, 'ar', ${lookup}.value_ar) END`;
}

const recordText = (condition: string) => `
    SELECT p.id, p.name_en AS "nameEn", p.name_ar AS "nameAr", p.original_name_en AS "originalNameEn",
      p.original_name_ar AS "originalNameAr", p.compound_name_en AS "compoundNameEn",
      p.compound_name_ar AS "compoundNameAr", p.description_en AS "descriptionEn", p.description_ar AS "descriptionAr",
      p.address_en AS "addressEn", p.address_ar AS "addressAr", p.property_type_id AS "propertyTypeId",
      p.city_id AS "cityId", p.area_id AS "areaId", p.latitude, p.longitude, p.time_zone AS "timeZone",
      p.bed_room_count AS "bedRoomCount", p.bath_room_count AS "bathRoomCount", p.size, p.capacity,
      ${sleepsSql} AS sleeps,
      p.check_in_from AS "checkInFrom", p.check_out_to AS "checkOutTo", p.is_3d_view AS "is3DView", p.is_by_sea AS "isBySea",
      p.picture_salt AS "pictureSalt", ${photosSql()} AS photos,
      p.license_number AS "licenseNumber", p.insurance_amount AS "insuranceAmount",
      p.policy_type_id AS "policyTypeId", p.free_cancellation_hours AS "freeCancellationHours",
      p.guest_type_ids AS "guestTypeIds", p.amenity_ids AS "amenityIds", p.fixed_rule_ids AS "fixedRuleIds",
      p.other_rules AS "otherRules", p.seo_data AS "seoData", city.group_id AS "regionId",
      ${label("city")} AS city, ${label("area")} AS area, ${label("type")} AS type,
      (SELECT coalesce(json_agg(json_build_object('spaceCategoryId', s.space_category_id, 'detailEn', s.detail_en,
         'detailAr', s.detail_ar, 'media', (SELECT coalesce(json_agg(m.media_url ORDER BY m.rank), '[]')
           FROM space_media m WHERE m.property_id = s.property_id AND m.space_rank = s.rank)) ORDER BY s.rank), '[]')
       FROM property_space s WHERE s.property_id = p.id) AS spaces,
      (SELECT coalesce(json_agg(json_build_object('additionalInfoCategoryId', additional_info_category_id,
         'descriptionEn', description_en, 'descriptionAr', description_ar) ORDER BY additional_info_category_id), '[]')
       FROM property_info WHERE property_id = p.id) AS info,
      (SELECT coalesce(json_agg(json_build_object('id', a.id, 'rank', a.rank, 'typeId', t.id, 'typeRank', t.rank)
         ORDER BY t.rank, t.id, a.rank, a.id), '[]')
       FROM lookup a JOIN lookup t ON t.lookup_type_id = 11 AND t.id = a.group_id
       WHERE a.lookup_type_id = 5 AND a.id = ANY (p.amenity_ids)) AS amenities,
      (SELECT coalesce(json_agg(json_build_object('from', from_day, 'to', to_day, 'minStayArrival', min_stay_arrival,
         'closedToArrival', closed_to_arrival, 'closedToDeparture', closed_to_departure) ORDER BY from_day), '[]')
       FROM stay_rule_in_force WHERE property_id = p.id AND to_day >= (SELECT app_today())) AS rules,
      (SELECT json_build_object('averageRating', average_rating, 'reviewCount', review_count)
       FROM review_summary WHERE property_id = p.id AND provider = 'mabeet') AS "ownRating",
      p.google_place_id IS NOT NULL AND p.google_place_gone_at IS NULL AS "hasGooglePlace",
      (SELECT json_build_object('id', h.id, 'firstNameEn', h.first_name_en, 'firstNameAr', h.first_name_ar, 'userType', h.user_type,
         'since', to_char(h.hosting_since, 'YYYY-MM'), 'responseMinutes', h.response_minutes, 'languages', h.languages,
         'propertyCount', (SELECT count(*) FROM property own WHERE own.host_id = h.id AND own.status = 'listed'))
       FROM host h WHERE h.id = p.host_id) AS host
    FROM property p
    LEFT JOIN lookup city ON city.lookup_type_id = 2 AND city.id = p.city_id
    LEFT JOIN lookup area ON area.lookup_type_id = 3 AND area.id = p.area_id
    LEFT JOIN lookup type ON type.lookup_type_id = 7 AND type.id = p.property_type_id
    WHERE ${condition} AND p.status = 'listed'`;
const records = { name: "property-records", text: recordText("p.id = ANY ($1::integer[])") };
const record = { name: "property-record", text: recordText("p.id = $1") };
