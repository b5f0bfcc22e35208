import type { Area } from "#api/reference/data/areas.ts";
import type { properties, StoredCheckbox } from "#api/schema/property.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { sleepsIn } from "#domain/property/beds.ts";
import type { TimeZone } from "#domain/stay/time-zone.ts";
import { propertyKinds } from "#seed/data/property-kinds.ts";
import { makeAddress } from "./make-address.ts";
import { makeAmenities } from "./make-amenities.ts";
import { makeDescription } from "./make-description.ts";
import { hostOf } from "./make-hosts.ts";
import { withLabels } from "./make-labels.ts";
import { makeOtherNames } from "./make-other-names.ts";
import { makePrices, makeSeasonPercents, makeServiceFee } from "./make-rates.ts";
import { makeSpaces, type Space } from "./make-spaces.ts";
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

/** The whole row of a property and its rooms, always the same for the same plan. */
export function makeProperty(plan: PropertyPlan): { property: PropertyRow; rooms: Space[] } {
  const { id, kind, name, area, city, bedrooms, size, quality, popularity, randomFor } = plan;
  const random = randomFor("facts");
  const { propertyTypeId, dayGuests } = propertyKinds[kind];
  const terms = makeTerms(plan);
  const amenityIds = withLabels(plan, terms, makeAmenities(plan));
  const capacity = bedrooms * 3 + dayGuests;
  const point = pointNear(area, random.next(), random.next());
  const bathRoomCount = bedrooms + random.whole(0, 1);
  const rooms = makeSpaces(plan, bathRoomCount, amenityIds);
  const sleeps = sleepsIn(bedroomsOf(rooms)) ?? capacity;
  const description = makeDescription(plan, { sleeps, capacity }, amenityIds);
  const property = {
    id,
    status: "listed" as const,
    nameEn: name.en,
    nameAr: name.ar,
    ...makeOtherNames(plan),
    propertyTypeId,
    cityId: city.id,
    areaId: area.id,
    ...point,
    bedRoomCount: bedrooms,
    bathRoomCount,
    size,
    capacity,
    sleeps,
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
    ...terms,
    seasonPercents: makeSeasonPercents(plan),
    pictureSalt: pictureSalt(id),
    googlePlaceId: randomFor("google").chance(AT_GOOGLE) ? `ChIJmabeet${id}` : null,
  };
  return { property, rooms };
}

function bedroomsOf(rooms: readonly Space[]) {
  const bedrooms = rooms.filter(({ spaceCategoryId }) => spaceCategoryId === spaces.BEDROOM);
  return bedrooms.map(({ detailEn }) => ({ descriptionEn: detailEn ?? "" }));
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
