import { z } from "zod";
import { CartProduct, GuestCount, HostContact, StayedHome, Traveller } from "#contract/cart/cart.ts";
import { EarnInput, OrderEarning } from "#contract/cart/earning.ts";
import { UnitCancellationPolicy } from "#contract/cart/quote.ts";
import { type Endpoint, keyed } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { legStatuses } from "#domain/loyalty/leg-status.ts";
import { loyaltyMethods } from "#domain/loyalty/methods.ts";
import { currencies } from "#domain/money/currency.ts";
import { orderEventKinds } from "#domain/order/order-event.ts";
import { orderStatuses } from "#domain/order/order-status.ts";
import { refundStates } from "#domain/order/refund.ts";
import { stayStates } from "#domain/order/stay-state.ts";
import { paymentMethods } from "#domain/payment/methods.ts";
import { OrderDocument } from "./document.ts";
import { RefundPart } from "./refund.ts";

const Currency = z.enum(currencies);

/** Where exactly the property is; sent only after confirmation. A property without a stored street has its plus code. */
const ExactAddress = z.object({
  streetEn: z.string(),
  streetAr: z.string(),
  building: z.string().nullable(),
  postalCode: z.string().nullable(),
  /** The open location code of the point, such as 7HP8XHCJ+26. */
  plusCode: z.string(),
});
export type ExactAddress = z.infer<typeof ExactAddress>;

const ChangedStay = z.object({ checkIn: z.string(), checkOut: z.string(), guestCount: GuestCount });

export const Order = z.object({
  orderNumber: z.string(),
  productType: z.literal("accommodation"),
  statusCode: z.union(orderStatuses.map((code) => z.literal(code)) as [z.ZodLiteral<number>, z.ZodLiteral<number>]),
  createdAt: z.iso.datetime(),
  property: StayedHome,
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  guestCount: GuestCount,
  guests: Traveller,
  priceLines: z.array(CartProduct),
  /** The paid amount in `currency`. */
  total: z.number(),
  /** Everything the guest gave for the booking, in `currency`: the base of its cancellation policy. */
  due: z.number(),
  currency: Currency,
  /** Units of `currency` per riyal, locked with the cart. */
  rate: z.number(),
  payments: z.array(
    z.object({
      method: z.enum(paymentMethods),
      amount: z.number(),
      currency: Currency,
      last4: z.string().nullable(),
      brand: z.string().nullable(),
      /** The instalments that the lender collects, in order; empty for a payment at once. */
      schedule: z.array(z.number()),
      status: z.enum(["pending", "paid", "failed", "returned"]),
      /** When the money was captured, or before that, when the payment was confirmed. */
      paidAt: z.string().nullable(),
    }),
  ),
  /** What points and the wallet paid. */
  legs: z.array(
    z.object({
      method: z.enum(loyaltyMethods),
      points: z.int().nullable(),
      /** Riyals. */
      value: z.number(),
      /** The same in the currency of the order. */
      amount: z.number(),
      maskedMember: z.string().nullable(),
      status: z.enum(legStatuses),
      /** When the booking, or the change that it paid for, was confirmed. */
      paidAt: z.iso.datetime().nullable(),
      /** What went back so far. */
      returned: z.object({ points: z.int().nullable(), value: z.number() }),
    }),
  ),
  refunds: z.array(RefundPart.extend({ status: z.enum(refundStates), at: z.iso.datetime() })),
  /** What happened to the booking, in order. */
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: z.enum(orderEventKinds),
      amount: z.number().optional(),
      currency: Currency.optional(),
    }),
  ),
  /** Changes of dates and guests in order; the last one may be held, or wait for its payment. */
  changes: z.array(
    z.object({
      at: z.iso.datetime(),
      status: z.enum(["done", "open", "paying"]),
      before: ChangedStay,
      after: ChangedStay,
      /** Paid, or, if it is negative, returned. */
      difference: z.number(),
      /** The cart to pay for, while the change is not done. */
      cartId: z.uuid().nullable(),
    }),
  ),
  policySnapshot: z.array(UnitCancellationPolicy),
  contact: HostContact.nullable(),
  exactAddress: ExactAddress.nullable(),
  /** Base riyals, paid at check-in. */
  deposit: z.object({ amount: z.number(), state: z.enum(["due", "held", "released", "claimed"]) }),
  /** The PDF of the invoice or receipt, once it is issued. */
  invoiceUrl: z.string().nullable(),
  /** Invoices, receipts and credit notes, the oldest first. Downloading one needs the owner or a confirmed code. */
  documents: z.array(OrderDocument),
  canCancel: z.boolean(),
  canModify: z.boolean(),
  stay: z.object({
    state: z.enum(stayStates),
    /** Until when the guest may object to a reported no-show. */
    objectUntil: z.iso.datetime().nullable(),
    hasObjected: z.boolean(),
    /** The first day on which a guest who is in the property may check out early. */
    leaveFrom: z.string().nullable(),
  }),
  /** Points of other companies' programmes for this stay; `null` on sites without one. */
  earn: OrderEarning.nullable(),
  /** A mail to the contact of the order came back, or no server takes mail for it. */
  isEmailRefused: z.boolean(),
  /** Why it failed: a problem of the catalogue. */
  code: z.int().nullable(),
});
export type Order = z.infer<typeof Order>;

export const OrderAddress = z.object({ orderNumber: z.string().max(20) });
/** A caller who does not own the order gives a contact of it. */
const ContactQuery = z.object({ email: z.string().max(254).optional(), phone: z.string().max(30).optional() });

export const getOrder = {
  ...endpoints.getOrder,
  schema: { params: OrderAddress, querystring: ContactQuery, response: { 200: Order } },
} as const satisfies Endpoint;

/** Sends a code to a contact of the order. Whoever confirms it may act on the order and not only read it. */
export const SentCode = z.object({
  requestId: z.uuid(),
  expiresIn: z.int(),
  retryAfter: z.int(),
  /** The contact, masked. */
  masked: z.string(),
});

export const sendOrderCode = {
  ...endpoints.sendOrderCode,
  schema: {
    params: OrderAddress,
    body: z.object({ channel: z.enum(["email", "sms"]) }),
    response: { 200: SentCode },
  },
} as const satisfies Endpoint;

export const confirmOrderCode = {
  ...endpoints.confirmOrderCode,
  schema: {
    params: OrderAddress,
    body: z.object({ requestId: z.uuid(), code: z.string().max(20) }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint;

/** Sets or changes the programme in which a stay earns points, until check-out. */
export const setEarning = {
  ...endpoints.setEarning,
  config: keyed,
  schema: { params: OrderAddress, body: EarnInput, response: { 200: Order } },
} as const satisfies Endpoint;

/** The guest leaves before the booked day. The nights from then on can be booked by others; nothing is refunded by itself. */
export const leaveEarly = {
  ...endpoints.leaveEarly,
  config: keyed,
  schema: { params: OrderAddress, body: z.object({ checkOut: z.iso.date() }), response: { 200: Order } },
} as const satisfies Endpoint;

/** The guest says that they did arrive. */
export const objectToNoShow = {
  ...endpoints.objectToNoShow,
  schema: { params: OrderAddress, body: z.object({}), response: { 200: Order } },
} as const satisfies Endpoint;

export const linkOrder = {
  ...endpoints.linkOrder,
  schema: {
    body: z.object({
      orderNumber: z.string().max(20),
      email: z.string().max(254).optional(),
      phone: z.string().max(30).optional(),
    }),
    response: { 200: Order },
  },
} as const satisfies Endpoint;
