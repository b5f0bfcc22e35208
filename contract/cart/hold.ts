import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

/** The stay that a guest holds now: enough to show it on every page and to return to its checkout. */
const Hold = z.object({
  cartId: z.uuid(),
  propertyId: z.int(),
  checkIn: z.string(),
  checkOut: z.string(),
  status: z.enum(["open", "paying"]),
  /** The guest form was submitted. */
  hasGuest: z.boolean(),
  /** The open payment of a cart that is being paid for. */
  paymentId: z.uuid().nullable(),
  expiredAt: z.iso.datetime(),
  serverTime: z.iso.datetime(),
});
export type Hold = z.infer<typeof Hold>;

export const getHold = {
  ...endpoints.getHold,
  schema: { response: { 200: z.object({ hold: Hold.nullable() }) } },
} as const satisfies Endpoint;
