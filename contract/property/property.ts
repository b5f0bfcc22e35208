import { z } from "zod";
import { BothLanguages } from "#contract/endpoint/both-languages.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { AddressId } from "./address-id.ts";
import { HostFacts } from "./host-facts.ts";
import { ReviewSummary } from "./review.ts";

const CitySummary = z.object({
  cityId: z.int(),
  /** Number of listed properties. */
  count: z.int(),
  /** The lowest total price of one night, in riyals. */
  fromPrice: z.number(),
});
export type CitySummary = z.infer<typeof CitySummary>;

export const listCities = {
  ...endpoints.listCities,
  schema: { response: { 200: z.array(CitySummary) } },
} as const satisfies Endpoint;

/** `yyyy-mm-dd`. An invalid day is refused with 2002 instead of a field rule, so only the length is checked here. */
const AddressDay = z.string().max(40);

const Image = z.object({
  id: z.int(),
  url: z.string(),
  rank: z.int(),
  spaceCategoryId: z.int().nullable(),
  /** A CSS background shown until the picture is loaded. */
  placeholder: z.string(),
  /** The alt text. */
  alt: BothLanguages,
  /** Only of a photograph: the uncut picture, and its size. */
  wholeUrl: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
});
const Described = z.object({ descriptionEn: z.string(), descriptionAr: z.string() });

const Space = z.object({
  spaceCategoryId: z.int(),
  count: z.int(),
  details: z.array(Described),
  images: z.array(Image),
  /** The last one is the 3D tour. */
  media: z.array(z.object({ mediaUrl: z.string() })),
});

const AmenityType = z.object({
  typeId: z.int(),
  rank: z.int(),
  /** The path of an SVG on our site; `null` for a type without a picture. */
  iconUrl: z.string().nullable(),
  amenities: z.array(z.object({ id: z.int(), rank: z.int() })),
});

const StayRuleItem = z.object({
  from: z.string(),
  to: z.string(),
  minStayArrival: z.int(),
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
});

const PropertyDetails = z.object({
  propertyId: z.int(),
  /** Never empty: missing texts come from the compound, from the host or from the other language. */
  nameEn: z.string(),
  nameAr: z.string(),
  originalNameEn: z.string().nullable(),
  originalNameAr: z.string().nullable(),
  /** The compound; a property that is rented alone is its own compound. */
  property: z.object({ nameEn: z.string(), nameAr: z.string() }),
  descriptionEn: z.string(),
  descriptionAr: z.string(),
  size: z.int(),
  thumbnailImageUrl: z.string().nullable(),
  propertyTypeId: z.int(),
  /** The alt text of the first picture: a space, or the property as a whole. */
  spaceCategoryId: z.int().nullable(),
  bedRoomCount: z.int(),
  bathRoomCount: z.int(),
  is3DView: z.boolean(),
  licenseNumber: z.string().nullable(),
  guestTypeIds: z.array(z.int()),
  policyTypeId: z.int(),
  freeCancellationHours: z.int(),
  images: z.array(Image),
  /** One entry per kind of space, with its count. */
  spaces: z.array(Space),
  rules: z.object({ fixedRules: z.array(z.object({ ruleId: z.int() })), otherRules: z.array(Described) }),
  location: z.object({
    addressEn: z.string(),
    addressAr: z.string(),
    cityId: z.int(),
    regionId: z.int().nullable(),
    areaId: z.int(),
    latitude: z.number(),
    longitude: z.number(),
    /** Otherwise the point is up to 500 metres from the property, always in the same direction. */
    isExact: z.boolean(),
  }),
  additionalInfo: z.array(Described.extend({ additionalInfoCategoryId: z.int() })),
  parking: Described.nullable(),
  covid19Safety: Described.nullable(),
  accessibility: Described.nullable(),
  amenityTypes: z.array(AmenityType),
  data: z.object({
    /** The refundable deposit in riyals, paid at check-in. */
    insuranceAmount: z.number(),
    capacity: z.int(),
    /** Times are `HH:MM` in the time zone of the property. */
    checkinBeginTime: z.string(),
    checkoutEndTime: z.string(),
  }),
  review: ReviewSummary,
  /** Whether a guest can open reviews of Google now; they are requested only then. */
  hasGoogleReviews: z.boolean(),
  /** The phone number of the host is sent only with an order. */
  contact: z.null(),
  host: HostFacts.nullable(),
  nightlyRules: z.array(StayRuleItem),
  timeZone: z.string(),
  seoData: z
    .object({ titleEn: z.string(), titleAr: z.string(), descriptionEn: z.string(), descriptionAr: z.string() })
    .nullable(),
});
export type PropertyDetails = z.infer<typeof PropertyDetails>;

export const getPropertyDetails = {
  ...endpoints.getPropertyDetails,
  schema: {
    querystring: z.object({ propertyId: AddressId }),
    response: { 200: PropertyDetails },
  },
} as const satisfies Endpoint;

export const Availability = z.object({
  /** Nights that are part of at least one bookable stay. */
  availableDates: z.array(z.string()),
  /** The total price of each of these nights alone, in riyals, without fees per stay. */
  nightly: z.array(z.object({ date: z.string(), price: z.number() })),
  /** What follows for the dates from how the host can be booked: notice, months ahead, nights at most. */
  bookingRules: z.array(StayRuleItem.extend({ maxNights: z.int().optional() })).optional(),
  asOf: z.iso.datetime(),
});
export type Availability = z.infer<typeof Availability>;

export const getAvailability = {
  ...endpoints.getAvailability,
  schema: {
    params: z.object({ propertyId: AddressId }),
    /** The first night and the day after the last; days outside of the booking window are left out. */
    querystring: z.object({ from: AddressDay.optional(), to: AddressDay.optional() }),
    response: { 200: Availability },
  },
} as const satisfies Endpoint;
