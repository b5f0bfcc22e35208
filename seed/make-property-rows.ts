import type { propertyInfo, propertySpaces, spaceMedia } from "#api/schema/property.ts";
import type { nightRates, propertyDiscounts, stayRules } from "#api/schema/rate.ts";
import type { reviews } from "#api/schema/review.ts";
import type { Season } from "#domain/price/season.ts";
import type { Day } from "#domain/stay/day.ts";
import { accessibilityInfo, apartmentParking, covidInfo, parkingInfo } from "#seed/data/property-texts.ts";
import { type Booking, makeBookings } from "./make-bookings.ts";
import { makeProperty, type PropertyRow } from "./make-property.ts";
import { makeDiscounts } from "./make-rates.ts";
import { makeReviews } from "./make-reviews.ts";
import { makeSpaces } from "./make-spaces.ts";
import { makeNightRates, makeStayRules } from "./make-stay-rules.ts";
import type { PropertyPlan } from "./property-plan.ts";

/** All rows of one property. */
export type PropertyRows = {
  property: PropertyRow;
  spaces: (typeof propertySpaces.$inferInsert)[];
  media: (typeof spaceMedia.$inferInsert)[];
  infos: (typeof propertyInfo.$inferInsert)[];
  discounts: (typeof propertyDiscounts.$inferInsert)[];
  stayRules: (typeof stayRules.$inferInsert)[];
  nightRates: (typeof nightRates.$inferInsert)[];
  reviews: (typeof reviews.$inferInsert)[];
  bookings: Booking[];
};

export type PropertyOptions = { today: Day; seasons: readonly Season[]; light: boolean };

const PARKING = 1;
const COVID = 2;
const ACCESSIBILITY = 3;
const WITH_COVID = 0.2;

export function makePropertyRows(plan: PropertyPlan, { today, seasons, light }: PropertyOptions): PropertyRows {
  const propertyId = plan.id;
  const property = makeProperty(plan);
  const rooms = makeSpaces(plan, property.bathRoomCount, property.amenityIds);
  const spaceCategoryIds = rooms.map(({ spaceCategoryId }) => spaceCategoryId);
  return {
    property,
    spaces: rooms.map((room, index) => ({ propertyId, rank: index + 1, ...room })),
    media: property.is3DView ? [{ propertyId, spaceRank: 1, rank: 1, mediaUrl: `/tour/${propertyId}` }] : [],
    infos: makeInfos(plan),
    discounts: makeDiscounts(plan, today),
    stayRules: makeStayRules(plan, today, seasons),
    nightRates: makeNightRates(plan, today, property.weekendPrice),
    reviews: makeReviews(plan, { ...property, spaceCategoryIds }, today, light),
    bookings: makeBookings(plan, today, light),
  };
}

function makeInfos({ id: propertyId, kind, randomFor }: PropertyPlan): PropertyRows["infos"] {
  const random = randomFor("infos");
  const cars = String(random.whole(3, 8));
  const parking = kind === "apartment" ? apartmentParking : random.pick(parkingInfo);
  const access = random.pick(accessibilityInfo);
  const covidRandom = randomFor("covid");
  const covid = covidRandom.pick(covidInfo);
  const info = (additionalInfoCategoryId: number, en: string, ar: string) => ({
    propertyId,
    additionalInfoCategoryId,
    descriptionEn: en,
    descriptionAr: ar,
  });
  return [
    info(PARKING, parking.en.replace("{n}", cars), parking.ar.replace("{n}", cars)),
    ...(covidRandom.chance(WITH_COVID) ? [info(COVID, covid.en, covid.ar)] : []),
    ...(random.chance(0.7) ? [info(ACCESSIBILITY, access.en, access.ar)] : []),
  ];
}
