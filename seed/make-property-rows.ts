import type { propertyInfo, propertySpaces, spaceMedia } from "#api/schema/property.ts";
import type { nightRates, propertyDiscounts, stayRules } from "#api/schema/rate.ts";
import type { reviews } from "#api/schema/review.ts";
import type { Season } from "#domain/price/season.ts";
import type { Day } from "#domain/stay/day.ts";
import { type Booking, makeBookings } from "./make-bookings.ts";
import { makeInfos } from "./make-infos.ts";
import { makeProperty, type PropertyRow } from "./make-property.ts";
import { makeDiscounts } from "./make-rates.ts";
import { makeReviews } from "./make-reviews.ts";
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

export function makePropertyRows(plan: PropertyPlan, { today, seasons, light }: PropertyOptions): PropertyRows {
  const propertyId = plan.id;
  const { property, rooms } = makeProperty(plan);
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
