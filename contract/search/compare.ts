import { z } from "zod";
import { BothLanguages } from "#contract/endpoint/both-languages.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { ReviewSummary } from "#contract/property/review.ts";
import { MAX_COMPARED } from "#domain/compare/compared-ids.ts";
import { PropertyCard } from "./search.ts";

const ComparePayload = z.object({
  propertyIds: z.array(z.int32().positive()).min(1).max(MAX_COMPARED),
  /** An invalid day is refused with 2002, so only the length is checked here. */
  checkIn: z.string().max(40).default(""),
  checkOut: z.string().max(40).default(""),
  guestCount: z.int().min(1).max(1_000).optional(),
});
export type ComparePayload = z.infer<typeof ComparePayload>;

/** Why the stay cannot be booked: `n` is how many can sleep there or the minimum number of nights. */
const Refusal = z.object({
  problem: z.enum([
    "too-many-guests",
    "stay-too-short",
    "arrival-not-possible",
    "departure-not-possible",
    "dates-taken",
  ]),
  n: z.int().nullable(),
  /** The nearest dates on which the property can be booked, as long as the stay or as its minimum. */
  nearest: z.object({ checkIn: z.string(), checkOut: z.string() }).nullable(),
});

/** What a guest who books now gets back, in riyals: `back` until the deadline, then `backLater`. */
const Refund = z.object({
  back: z.number(),
  until: z.iso.datetime().nullable(),
  backLater: z.number().nullable(),
});

const Described = z.object({ descriptionEn: z.string(), descriptionAr: z.string() });

const ComparedProperty = z.object({
  propertyId: z.int(),
  nameEn: z.string(),
  nameAr: z.string(),
  propertyTypeId: z.int(),
  /** The first picture; `placeholder` is a CSS background shown until it has loaded. */
  picture: z.object({ url: z.string(), placeholder: z.string(), alt: BothLanguages }).nullable(),
  cityId: z.int(),
  areaId: z.int(),
  /** The point is up to 500 metres from the property, always in the same direction. */
  latitude: z.number(),
  longitude: z.number(),
  capacity: z.int(),
  /** How many guests can sleep there. */
  sleeps: z.int(),
  bedRoomCount: z.int(),
  /** The beds of each bedroom. */
  beds: z.array(Described),
  bathRoomCount: z.int(),
  size: z.int(),
  /** Times are `HH:MM` in the time zone of the property. */
  checkInFrom: z.string(),
  checkOutTo: z.string(),
  timeZone: z.string(),
  guestTypeIds: z.array(z.int()),
  is3DView: z.boolean(),
  amenities: z.array(z.object({ id: z.int(), rank: z.int(), typeRank: z.int() })),
  spaces: z.array(z.object({ spaceCategoryId: z.int(), count: z.int() })),
  ruleIds: z.array(z.int()),
  policyTypeId: z.int(),
  /** The refundable deposit in riyals, paid at check-in and not part of the price. */
  insuranceAmount: z.number(),
  review: ReviewSummary,
  /** Either a refusal, or a price with its refund. */
  refusal: Refusal.nullable(),
  priceDetail: PropertyCard.shape.priceDetail.nullable(),
  refund: Refund.nullable(),
});
export type ComparedProperty = z.infer<typeof ComparedProperty>;

/** Up to four properties for the same stay, in the given order. A property that is not listed is left out. */
export const compareProperties = {
  ...endpoints.compareProperties,
  schema: { body: ComparePayload, response: { 200: z.object({ properties: z.array(ComparedProperty) }) } },
} as const satisfies Endpoint;
