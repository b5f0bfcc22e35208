import { z } from "zod";
import { CartProduct, GuestCount } from "#contract/cart/cart.ts";
import { UnitCancellationPolicy } from "#contract/cart/quote.ts";
import { type Endpoint, keyed } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { Availability, getAvailability } from "#contract/property/property.ts";
import { currencies } from "#domain/money/currency.ts";
import { changeWindows } from "#domain/order/change/may-change.ts";
import { Order, OrderAddress } from "./order.ts";
import { ExpectedRefund } from "./refund.ts";

const Currency = z.enum(currencies);

const ChangeInput = z.object({ checkIn: z.string().max(40), checkOut: z.string().max(40), guestCount: GuestCount });
export type ChangeInput = z.infer<typeof ChangeInput>;

const StayWithTotal = z.object({
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  guestCount: GuestCount,
  total: z.number(),
});

/** A booking before and after a change. Amounts are in `currency`. */
const ChangePreview = z.object({
  currency: Currency,
  before: StayWithTotal,
  after: StayWithTotal,
  /** The price of the changed booking line by line. */
  lines: z.array(CartProduct),
  /** To be paid, or, if it is negative, to come back. */
  difference: z.number(),
  /** To be paid now; 0 when nothing is. */
  pay: z.number(),
  refunds: z.array(ExpectedRefund),
  /** Paid for nights that this change gives up without a refund. */
  notRefunded: z.number(),
  /** The coupon of the booking no longer counts. */
  couponLost: z.boolean(),
  policy: z.array(UnitCancellationPolicy),
  /** Signed; a change with it costs exactly this difference. */
  previewId: z.string(),
  expiresAt: z.iso.datetime(),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

export const previewChange = {
  ...endpoints.previewChange,
  schema: { params: OrderAddress, body: ChangeInput, response: { 200: ChangePreview } },
} as const satisfies Endpoint;

const ChangeChoice = z.object({
  previewId: z.string().min(1, "required").max(2_000),
  /** The difference that the guest saw. */
  acceptedDifference: z.number(),
});
export type ChangeChoice = z.infer<typeof ChangeChoice>;

export const modifyOrder = {
  ...endpoints.modifyOrder,
  config: keyed,
  schema: {
    params: OrderAddress,
    body: ChangeChoice,
    response: {
      200: z.discriminatedUnion("status", [
        z.object({ status: z.literal("DONE"), order: Order }),
        /** The added nights are held; the cart is paid like any other. */
        z.object({ status: z.literal("PAY"), cartId: z.uuid() }),
      ]),
    },
  },
} as const satisfies Endpoint;

export const giveUpChange = {
  ...endpoints.giveUpChange,
  schema: { params: OrderAddress, response: { 204: z.null() } },
} as const satisfies Endpoint;

/** `window` names the rules that limit the choice among these nights. */
const ChangeDates = Availability.extend({ window: z.enum(changeWindows) });
export type ChangeDates = z.infer<typeof ChangeDates>;

/** The nights that the booking can have: those of its property, and its own. */
export const getChangeDates = {
  ...endpoints.getChangeDates,
  schema: {
    params: OrderAddress,
    querystring: getAvailability.schema.querystring,
    response: { 200: ChangeDates },
  },
} as const satisfies Endpoint;
