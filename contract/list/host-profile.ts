import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { AddressId } from "#contract/property/address-id.ts";
import { HostFacts } from "#contract/property/host-facts.ts";
import { ReviewSummary } from "#contract/property/review.ts";
import { StayCard } from "./saved-property.ts";

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
