import type { ListingBody } from "#contract/host/listing-body.ts";
import type { ListingPrices } from "#contract/host/listing-prices.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { halalas } from "#domain/price/riyals.ts";
import { sleepsIn } from "#domain/property/beds.ts";
import { timeZoneOf } from "#domain/stay/time-zone.ts";

/** What the place of a home adds to its rows. */
export type HomePlace = { countryCode: string; addressEn: string; addressAr: string };

/** What a listing says of its home; without prices those of the home stay as they are. */
export type HomeBody = Omit<ListingBody, "prices"> & { prices?: ListingPrices };

/** The columns of `property` that a listing writes. All others belong to operators, jobs and the drawn pictures. */
export const listingColumns = [
  "name_en",
  "name_ar",
  "property_type_id",
  "city_id",
  "area_id",
  "latitude",
  "longitude",
  "bed_room_count",
  "bath_room_count",
  "size",
  "capacity",
  "sleeps",
  "check_in_from",
  "check_out_to",
  "is_by_sea",
  "license_number",
  "original_name_en",
  "original_name_ar",
  "compound_name_en",
  "compound_name_ar",
  "description_en",
  "description_ar",
  "address_en",
  "address_ar",
  "street_en",
  "street_ar",
  "building",
  "postal_code",
  "time_zone",
  "host_id",
  "service_fee",
  "insurance_amount",
  "policy_type_id",
  "free_cancellation_hours",
  "guest_type_ids",
  "amenity_ids",
  "fixed_rule_ids",
  "other_rules",
] as const;

type ListingColumn = (typeof listingColumns)[number];

/** The row of a home, by the names of its columns. Bedrooms and bathrooms are counted from its spaces. */
export function propertyRowOf(body: HomeBody, hostId: number | null, place: HomePlace): Record<ListingColumn, unknown> {
  return {
    name_en: body.nameEn,
    name_ar: body.nameAr,
    property_type_id: body.propertyTypeId,
    city_id: body.cityId,
    area_id: body.areaId,
    latitude: body.latitude,
    longitude: body.longitude,
    bed_room_count: countOf(body, spaces.BEDROOM),
    bath_room_count: countOf(body, spaces.BATHROOM),
    size: body.size,
    capacity: body.capacity,
    sleeps: body.sleeps ?? sleepsIn(bedroomsOf(body)),
    check_in_from: body.checkInFrom,
    check_out_to: body.checkOutTo,
    is_by_sea: body.isBySea,
    license_number: body.licenseNumber,
    original_name_en: body.originalNameEn,
    original_name_ar: body.originalNameAr,
    compound_name_en: body.compoundNameEn,
    compound_name_ar: body.compoundNameAr,
    description_en: body.descriptionEn,
    description_ar: body.descriptionAr,
    address_en: place.addressEn,
    address_ar: place.addressAr,
    street_en: body.streetEn,
    street_ar: body.streetAr,
    building: body.building,
    postal_code: body.postalCode,
    time_zone: timeZoneOf(place.countryCode),
    host_id: hostId,
    service_fee: halalas(body.serviceFee),
    insurance_amount: halalas(body.insuranceAmount),
    policy_type_id: body.policyTypeId,
    free_cancellation_hours: body.freeCancellationHours,
    guest_type_ids: body.guestTypeIds,
    amenity_ids: body.amenityIds,
    fixed_rule_ids: body.fixedRuleIds,
    other_rules: body.otherRules,
  };
}

/** The rooms of a home in the order of its listing, one row each. */
export function spaceRowsOf(propertyId: number, body: HomeBody) {
  const rooms = body.spaces.flatMap(({ count, ...space }) => Array.from({ length: count }, () => space));
  return rooms.map(({ spaceCategoryId, detailEn, detailAr }, index) => ({
    property_id: propertyId,
    rank: index + 1,
    space_category_id: spaceCategoryId,
    detail_en: detailEn,
    detail_ar: detailAr,
  }));
}

export function infoRowsOf(propertyId: number, body: HomeBody) {
  return body.infos.map(({ additionalInfoCategoryId, descriptionEn, descriptionAr }) => ({
    property_id: propertyId,
    additional_info_category_id: additionalInfoCategoryId,
    description_en: descriptionEn,
    description_ar: descriptionAr,
  }));
}

function bedroomsOf({ spaces: rooms }: HomeBody) {
  return rooms.flatMap(({ spaceCategoryId, count, detailEn }) =>
    spaceCategoryId === spaces.BEDROOM ? Array.from({ length: count }, () => ({ descriptionEn: detailEn ?? "" })) : [],
  );
}

function countOf({ spaces: rooms }: HomeBody, category: number): number {
  return rooms.reduce((sum, { spaceCategoryId, count }) => (spaceCategoryId === category ? sum + count : sum), 0);
}
