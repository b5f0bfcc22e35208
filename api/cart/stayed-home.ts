import { FIRST_PICTURE, type PictureSight, type SeePictures } from "#api/picture/picture-sight.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { approximatePoint } from "#api/property/approximate-point.ts";
import type { Cart } from "#contract/cart.ts";
import type { Point } from "#domain/location/shift.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { homeName } from "#domain/property/home-name.ts";
import type { Language } from "#domain/site/language.ts";

type HostKept =
  NonNullable<Cart["chalet"]["contact"]> extends infer Contact
    ? Omit<Contact, "firstName"> & { firstNameEn: string; firstNameAr: string }
    : never;

/** A home as carts and orders tell of it, listed still or not; labels in both languages, and its true place. */
export type HomeOfStay = Point & {
  propertyId: number;
  propertyTypeId: number;
  nameEn: string;
  nameAr: string;
  originalNameEn: string | null;
  originalNameAr: string | null;
  addressEn: string;
  addressAr: string;
  cityId: number;
  areaId: number;
  cityEn: string;
  cityAr: string;
  areaEn: string;
  areaAr: string;
  capacity: number;
  checkinBeginTime: string;
  checkoutEndTime: string;
  timeZone: string;
  /** The deposit, in halalas. */
  insuranceAmount: number;
  fixedRuleIds: number[];
  otherRules: { en: string; ar: string }[];
  host: HostKept | null;
  bedRoomCount: number;
  bathRoomCount: number;
  is3DView: boolean;
  salt: number;
  amenityIds: number[];
  spaceCategoryIds: number[];
};

export async function homeOfStay(db: Tx, propertyId: number): Promise<HomeOfStay> {
  const [home] = await runPrepared<HomeOfStay>(db, question, [propertyId]);
  return home as HomeOfStay;
}

/** $1 is the home. */
export const homeText = `
  SELECT p.id AS "propertyId", p.property_type_id AS "propertyTypeId", p.name_en AS "nameEn", p.name_ar AS "nameAr",
    p.original_name_en AS "originalNameEn", p.original_name_ar AS "originalNameAr", p.address_en AS "addressEn",
    p.address_ar AS "addressAr", p.city_id AS "cityId", p.area_id AS "areaId", p.latitude, p.longitude,
    coalesce(city.value_en, '') AS "cityEn", coalesce(city.value_ar, '') AS "cityAr",
    coalesce(area.value_en, '') AS "areaEn", coalesce(area.value_ar, '') AS "areaAr", p.capacity,
    p.check_in_from AS "checkinBeginTime", p.check_out_to AS "checkoutEndTime", p.time_zone AS "timeZone",
    p.insurance_amount AS "insuranceAmount", p.fixed_rule_ids AS "fixedRuleIds", p.other_rules AS "otherRules",
    p.bed_room_count AS "bedRoomCount", p.bath_room_count AS "bathRoomCount", p.is_3d_view AS "is3DView",
    p.picture_salt AS salt, p.amenity_ids AS "amenityIds",
    ARRAY(SELECT space_category_id FROM property_space s WHERE s.property_id = p.id ORDER BY s.rank)
      AS "spaceCategoryIds",
    CASE WHEN h.id IS NOT NULL THEN json_build_object('firstNameEn', h.first_name_en, 'firstNameAr', h.first_name_ar,
      'phone', h.phone, 'hasWhatsapp', h.has_whatsapp, 'userType', h.user_type) END AS host
  FROM property p
  LEFT JOIN host h ON h.id = p.host_id
  LEFT JOIN lookup city ON city.lookup_type_id = 2 AND city.id = p.city_id
  LEFT JOIN lookup area ON area.lookup_type_id = 3 AND area.id = p.area_id
  WHERE p.id = $1`;
const question = { name: "home-of-stay", text: homeText };

/** What decides how a home is shown: the way to its pictures, and whether its true place may be told. */
export type HomeShown = { see: SeePictures; secrets: readonly string[]; isExact: boolean };

type Told = Pick<
  Cart["chalet"],
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

/** The part of a home that is the same in both languages of a cart or order. */
export function toldHome(home: HomeOfStay, { see, secrets, isExact }: HomeShown): Told {
  const { propertyId, cityId, areaId, latitude, longitude } = home;
  const exact = { latitude, longitude };
  const point = isExact ? exact : approximatePoint(propertyId, exact, secrets);
  return {
    propertyId,
    propertyTypeId: home.propertyTypeId,
    nameEn: nameOf(home, "en"),
    nameAr: nameOf(home, "ar"),
    originalNameEn: home.originalNameEn,
    originalNameAr: home.originalNameAr,
    addressEn: home.addressEn,
    addressAr: home.addressAr,
    location: { ...point, isExact, cityId, areaId },
    thumbnailImage: thumbnailOf(home, see),
    capacity: home.capacity,
    checkinBeginTime: home.checkinBeginTime,
    checkoutEndTime: home.checkoutEndTime,
    timeZone: home.timeZone,
  };
}

export function nameOf(home: HomeOfStay, language: Language): string {
  const own = { en: home.nameEn, ar: home.nameAr };
  return homeName({ own, original: { en: home.originalNameEn, ar: home.originalNameAr } }, language);
}

function thumbnailOf(home: HomeOfStay, see: SeePictures): Told["thumbnailImage"] {
  const facts = { ...home, id: home.propertyId, bedrooms: home.bedRoomCount, bathrooms: home.bathRoomCount };
  const [sight] = see(facts, [FIRST_PICTURE]) as [PictureSight];
  return { url: pictureUrl(home.propertyId, FIRST_PICTURE), ...sight };
}
