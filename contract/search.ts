import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

/** `yyyy-mm-dd`; what is no such day is refused with 2002 rather than as a field, so only its length is judged here. */
const ApiDay = z.string().max(40).default("");
const Id = z.int32().positive();
const LookupChoice = z.object({ lookupTypeId: Id, lookupId: z.array(Id).max(500) });

const SearchPayload = z.object({
  /** The city is the choice of lookup type 2; without one the answer is 2001. */
  searchCriteria: z.array(LookupChoice).max(20).default([]),
  checkIn: ApiDay,
  checkOut: ApiDay,
  pageNo: z.int().min(1).max(10_000).default(1),
  pageSize: z.int().min(1).max(100).default(10),
});
export type SearchPayload = z.infer<typeof SearchPayload>;

const Picture = z.object({ id: z.int(), url: z.string(), rank: z.int() });

/** Amounts are base riyals; whoever shows them converts them. */
export const PropertyCard = z.object({
  id: z.int(),
  nameEn: z.string(),
  nameAr: z.string(),
  propertyTypeId: z.int(),
  images: z.array(Picture),
  size: z.int(),
  rank: z.int(),
  bedRoomCount: z.int(),
  bathRoomCount: z.int(),
  capacity: z.int(),
  checkInFrom: z.string(),
  checkOutTo: z.string(),
  is3DView: z.boolean(),
  nights: z.int(),
  priceDetail: z.object({
    /** The whole stay, all taxes and fees in. */
    totalPrice: z.number(),
    originalPrice: z.number(),
    nightlyPrice: z.number(),
    currency: z.literal("SAR"),
  }),
  location: z.object({ areaId: z.int(), cityId: z.int() }),
});
export type PropertyCard = z.infer<typeof PropertyCard>;

export const searchProperties = {
  ...endpoints.searchProperties,
  schema: {
    body: SearchPayload,
    response: {
      200: z.object({
        searchId: z.uuid(),
        totalCount: z.int(),
        properties: z.array(PropertyCard),
        pageNo: z.int(),
        pageSize: z.int(),
      }),
    },
  },
} as const satisfies Endpoint;
