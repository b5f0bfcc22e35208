import { z } from "zod";
import { BothLanguages } from "#contract/endpoint/both-languages.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { ReviewSummary } from "#contract/property/review.ts";
import { rankTypes, sortNames } from "#domain/search/sorts.ts";
import { flexibleDays } from "#domain/stay/flexible/flexible-choice.ts";
import { MAX_NIGHTS, MIN_NIGHTS } from "#domain/stay/stay.ts";
import { FilterAnswer, FilterPayload, LookupChoice } from "./search-filters.ts";

/** `yyyy-mm-dd`. An invalid day is refused with 2002 instead of a field rule, so only the length is checked here. */
const ApiDay = z.string().max(40).default("");

const Order = z.object({
  sortBy: z.enum(sortNames).default("rank"),
  /** By default each sort has its usual direction. */
  sortOrder: z.enum(["asc", "desc"]).optional(),
  rankType: z.enum(rankTypes).default("dynamic"),
  pageNo: z.int().min(1).max(10_000).default(1),
  pageSize: z.int().min(1).max(100).default(10),
  /** The position of the guest: then cards show the distance, and results can be sorted by it. */
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
});

const SearchPayload = z.object({
  /** The city is the choice of lookup type 2; without one the answer is 2001. Other types are filters. */
  searchCriteria: z.array(LookupChoice).max(20).default([]),
  checkIn: ApiDay,
  checkOut: ApiDay,
  /** The id of an earlier search, which the answer does not depend on. */
  searchId: z.uuid().optional(),
  ...FilterPayload.shape,
  ...Order.shape,
});
export type SearchPayload = z.infer<typeof SearchPayload>;

const AdvanceSearchPayload = z.object({
  searchId: z.uuid(),
  /** The first search, so that any process can answer; without it an unknown `searchId` is answered 2003. */
  searchPayload: SearchPayload.optional(),
  ...FilterPayload.shape,
  ...Order.shape,
});
export type AdvanceSearchPayload = z.infer<typeof AdvanceSearchPayload>;

const Picture = z.object({ id: z.int(), url: z.string(), rank: z.int() });

/** Amounts are base riyals; clients convert them. */
export const PropertyCard = z.object({
  id: z.int(),
  nameEn: z.string(),
  nameAr: z.string(),
  propertyTypeId: z.int(),
  images: z.array(Picture),
  /** A CSS background shown until the first picture is loaded. */
  placeholder: z.string(),
  /** The alt text of the first picture; the others are decorative. */
  alt: BothLanguages,
  size: z.int(),
  rank: z.int(),
  bedRoomCount: z.int(),
  bathRoomCount: z.int(),
  /** Guests at most, day visitors included. */
  capacity: z.int(),
  /** Guests who can sleep there; the number of guests of a search compares with it. */
  sleeps: z.int(),
  checkInFrom: z.string(),
  checkOutTo: z.string(),
  is3DView: z.boolean(),
  policyTypeId: z.int(),
  /** Until when a guest who books now can cancel for free; `null` if never or no longer. */
  lastFreeCancellation: z.iso.datetime().nullable(),
  licenseNumber: z.string().nullable(),
  guestTypeIds: z.array(z.int()),
  /** The rating by our own guests, from 0 to 10. */
  review: ReviewSummary,
  location: z.object({
    areaId: z.int(),
    cityId: z.int(),
    latitude: z.number(),
    longitude: z.number(),
    /**
     * The point is up to 500 metres from the property, always in the same direction: the real position is shown after
     * booking.
     */
    isApproximate: z.boolean(),
    /** Metres from the given coordinates; absent without them. */
    distance: z.int().optional(),
  }),
  nights: z.int(),
  priceDetail: z.object({
    /** The whole stay with all taxes and fees. */
    totalPrice: z.number(),
    originalPrice: z.number(),
    nightlyPrice: z.number(),
    currency: z.literal("SAR"),
    discount: z.object({
      percentage: z.int(),
      source: z.enum(["PROPERTY", "PLATFORM", "CAMPAIGN", "COUPON", "LOYALTY"]).nullable(),
    }),
  }),
});
export type PropertyCard = z.infer<typeof PropertyCard>;

const SearchAnswer = z.object({
  searchId: z.uuid(),
  filters: FilterAnswer,
  totalCount: z.int(),
  properties: z.array(PropertyCard),
  pageNo: z.int(),
  pageSize: z.int(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const searchProperties = {
  ...endpoints.searchProperties,
  schema: { body: SearchPayload, response: { 200: SearchAnswer } },
} as const satisfies Endpoint;

export const advanceSearch = {
  ...endpoints.advanceSearch,
  schema: { body: AdvanceSearchPayload, response: { 200: SearchAnswer } },
} as const satisfies Endpoint;

const NearestDatesQuestion = z.object({
  searchCriteria: SearchPayload.shape.searchCriteria,
  checkIn: ApiDay,
  checkOut: ApiDay,
  filters: FilterPayload.default({ filterCriteria: [] }),
});
export type NearestDatesQuestion = z.infer<typeof NearestDatesQuestion>;

/** The same number of nights on other days: the nearest first, and of two equally near the later first. */
const NearestDates = z.array(
  z.object({
    checkIn: z.string(),
    checkOut: z.string(),
    /** Properties that match the filters and are available; never 0. */
    count: z.int(),
  }),
);
export type NearestDates = z.infer<typeof NearestDates>;

export const findNearestDates = {
  ...endpoints.findNearestDates,
  schema: { body: NearestDatesQuestion, response: { 200: NearestDates } },
} as const satisfies Endpoint;

/** `yyyy-mm` of either calendar; a month that cannot be booked has no stays. */
const ApiMonth = z.string().max(10);

export const FlexibleChoice = z.union([
  /** Moves the stay of the question by up to so many days; its length stays. */
  z.object({ kind: z.literal("days"), days: z.literal(flexibleDays) }),
  /** The weekends of the site that begin in the month. */
  z.object({ kind: z.literal("weekends"), month: ApiMonth }),
  /** So many nights in a row, within a month or between the earliest check-in and the latest check-out. */
  z.object({
    kind: z.literal("nights"),
    nights: z.int().min(MIN_NIGHTS).max(MAX_NIGHTS),
    period: z.union([z.object({ month: ApiMonth }), z.object({ from: ApiDay, to: ApiDay })]),
  }),
]);

const FlexibleDatesQuestion = z.object({
  searchCriteria: SearchPayload.shape.searchCriteria,
  /** Only `days` needs a stay. */
  checkIn: ApiDay,
  checkOut: ApiDay,
  choice: FlexibleChoice,
  filters: FilterPayload.default({ filterCriteria: [] }),
});
export type FlexibleDatesQuestion = z.infer<typeof FlexibleDatesQuestion>;

/** Every stay that the choice allows, the earliest first; none when the choice lies outside the calendar. */
const FlexibleDates = z.array(
  z.object({
    checkIn: z.string(),
    checkOut: z.string(),
    /** Properties that match the filters and are available. */
    count: z.int(),
    /** The lowest total among them in riyals, with all taxes and fees; `null` without any. */
    cheapestTotal: z.number().nullable(),
    /** At most one stay is marked: the lowest total of all; of equal ones the stay of the question, else the earliest. */
    isCheapest: z.boolean(),
  }),
);
export type FlexibleDates = z.infer<typeof FlexibleDates>;

export const findFlexibleDates = {
  ...endpoints.findFlexibleDates,
  schema: { body: FlexibleDatesQuestion, response: { 200: FlexibleDates } },
} as const satisfies Endpoint;
