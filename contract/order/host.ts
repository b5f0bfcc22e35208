import { z } from "zod";
import { GuestCount, StayedHome } from "#contract/cart/cart.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { declineReasons, MAX_DECLINE_NOTE } from "#domain/order/host-decline.ts";
import { stayStates } from "#domain/order/stay-state.ts";
import { Order } from "./order.ts";

/** A booking as its host sees it by the link of a message: without prices and without the contact of the guest. */
const HostOrder = z.object({
  orderNumber: z.string(),
  statusCode: Order.shape.statusCode,
  property: z.object({
    propertyId: z.int(),
    nameEn: z.string(),
    nameAr: z.string(),
    city: z.string(),
    area: z.string(),
    thumbnailImage: StayedHome.shape.thumbnailImage,
    checkinBeginTime: z.string(),
    checkoutEndTime: z.string(),
    timeZone: z.string(),
  }),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  /** Only while the booking stands. */
  guest: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      guestCount: GuestCount,
      arrivalTime: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  stayState: z.enum(stayStates),
  noShow: z.object({
    isPossible: z.boolean(),
    /** When it becomes possible. */
    from: z.iso.datetime(),
    reportedAt: z.iso.datetime().nullable(),
  }),
  decline: z.object({ isPossible: z.boolean(), requestedAt: z.iso.datetime().nullable() }),
});
export type HostOrder = z.infer<typeof HostOrder>;

const OrderAddress = z.object({ orderNumber: z.string().max(20) });

export const getHostOrder = {
  ...endpoints.getHostOrder,
  schema: { params: OrderAddress, response: { 200: HostOrder } },
} as const satisfies Endpoint;

/** Nobody arrived. The guest is asked and may object for a day. */
export const reportNoShow = {
  ...endpoints.reportNoShow,
  schema: { params: OrderAddress, body: z.object({}), response: { 200: HostOrder } },
} as const satisfies Endpoint;

/** The host asks us to cancel; an operator calls and decides. */
export const declineToHost = {
  ...endpoints.declineToHost,
  schema: {
    params: OrderAddress,
    body: z.object({ reason: z.enum(declineReasons), note: z.string().max(MAX_DECLINE_NOTE).optional() }),
    response: { 200: HostOrder },
  },
} as const satisfies Endpoint;
