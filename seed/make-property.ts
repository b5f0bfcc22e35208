import type { Area } from "#api/reference/data/areas.ts";
import type { properties, StoredCheckbox } from "#api/schema/property.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import type { TimeZone } from "#domain/stay/time-zone.ts";
import { propertyKinds } from "#seed/data/property-kinds.ts";
import { makeAddress } from "./make-address.ts";
import { makeAmenities } from "./make-amenities.ts";
import { makeDescription } from "./make-description.ts";
import { hostOf } from "./make-hosts.ts";
import { makeOtherNames } from "./make-other-names.ts";
import { makePrices, makeSeasonPercents, makeServiceFee } from "./make-rates.ts";
import { makeTerms } from "./make-terms.ts";
import { pictureSalt } from "./picture-salt.ts";
import type { PropertyPlan } from "./property-plan.ts";

/** Every yes-or-no filter has properties in the demo. */
export type PropertyRow = typeof properties.$inferInsert & { amenityIds: number[] } & Record<StoredCheckbox, boolean>;

const ARRIVALS = ["14:00", "15:00", "16:00", "17:00"];
const DEPARTURES = ["11:00", "12:00", "13:00"];
const TOURS = 0.18;
/** The share of properties that Google knows. */
const AT_GOOGLE = 0.88;
const zones: Record<string, TimeZone> = { SA: "Asia/Riyadh", KW: "Asia/Kuwait", BH: "Asia/Bahrain", AE: "Asia/Dubai" };

/** The whole row of a property, always the same for the same plan. */
export function makeProperty(plan: PropertyPlan): PropertyRow {
  const { id, kind, name, area, city, bedrooms, size, quality, popularity, randomFor } = plan;
  const random = randomFor("facts");
  const { propertyTypeId, dayGuests } = propertyKinds[kind];
  const amenityIds = makeAmenities(plan);
  const capacity = bedrooms * 3 + dayGuests;
  const description = makeDescription(plan, capacity, amenityIds);
  return {
    id,
    status: "listed",
    nameEn: name.en,
    nameAr: name.ar,
    ...makeOtherNames(plan),
    propertyTypeId,
    cityId: city.id,
    areaId: area.id,
    ...pointNear(area, random.next(), random.next()),
    bedRoomCount: bedrooms,
    bathRoomCount: bedrooms + random.whole(0, 1),
    size,
    capacity,
    rank: random.whole(100, 999),
    checkInFrom: random.pick(ARRIVALS),
    checkOutTo: random.pick(DEPARTURES),
    is3DView: random.chance(TOURS),
    isBySea: area.scape === "sea",
    licenseNumber: city.countryCode === "SA" ? `50${random.whole(100_000, 999_999)}` : null,
    ...makePrices(plan, amenityIds.includes(amenities.PRIVATE_POOL)),
    serviceFee: makeServiceFee(plan),
    descriptionEn: description.en,
    descriptionAr: description.ar,
    addressEn: `${area.en}, ${city.en}`,
    addressAr: `${area.ar}، ${city.ar}`,
    ...makeAddress(plan),
    timeZone: zones[city.countryCode] ?? "Asia/Riyadh",
    hostId: hostOf(id),
    dynamicRank: Math.round((quality * 0.55 + popularity * 0.45) * 1000),
    amenityIds,
    ...makeTerms(plan),
    seasonPercents: makeSeasonPercents(plan),
    pictureSalt: pictureSalt(id),
    googlePlaceId: randomFor("google").chance(AT_GOOGLE) ? `ChIJmabeet${id}` : null,
  };
}

/** Within about 1.3 km of the middle of its area, so that no two properties share a pin. */
function pointNear(area: Area, north: number, east: number) {
  const [latitude, longitude] = area.centre;
  const shift = (share: number) => (share - 0.5) * 0.022;
  return { latitude: sixDecimals(latitude + shift(north)), longitude: sixDecimals(longitude + shift(east)) };
}

function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}
