import { z } from "zod";
import { HostContact } from "#contract/cart/cart.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { AddressId } from "#contract/property/address-id.ts";
import { ReviewSummary } from "#contract/property/review.ts";
import { hostLanguages } from "#domain/property/host-profile.ts";
import { StayCard } from "./saved-property.ts";

/** What everybody may know of a host; the phone number comes with an order. */
export const HostFacts = z.object({
  id: z.int(),
  firstNameEn: z.string(),
  firstNameAr: z.string(),
  userType: HostContact.shape.userType,
  /** `YYYY-MM`. */
  since: z.string().nullable(),
  responseMinutes: z.int().nullable(),
  languages: z.array(z.enum(hostLanguages)),
  /** Listed properties of this host. */
  propertyCount: z.int(),
});
export type HostFacts = z.infer<typeof HostFacts>;

const HostProfile = z.object({
  host: HostFacts,
  /** Over all reviews of our own guests at the properties of this host. */
  review: ReviewSummary,
  /** The requested dates if they can be booked, else the proposed ones. */
  stay: z.object({ checkIn: z.string(), checkOut: z.string() }),
  page: z.int(),
  pageCount: z.int(),
  properties: z.array(StayCard),
});
export type HostProfile = z.infer<typeof HostProfile>;

/** A host with a page of their listed properties; one without any does not exist for guests. */
export const getHostProfile = {
  ...endpoints.getHostProfile,
  schema: {
    params: z.object({ hostId: AddressId }),
    querystring: z.object({
      checkIn: z.string().max(40).default(""),
      checkOut: z.string().max(40).default(""),
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    response: { 200: HostProfile },
  },
} as const satisfies Endpoint;
