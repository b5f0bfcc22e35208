import { z } from "zod";
import { type Endpoint, keyed } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { SentCode } from "#contract/order/order.ts";
import { giftDesigns } from "#domain/gift/designs.ts";
import { giftChannels } from "#domain/gift/gift-form.ts";
import { giftStates } from "#domain/gift/gift-state.ts";
import { giftStatuses } from "#domain/gift/gift-status.ts";
import { languages } from "#domain/language/language.ts";
import { currencies } from "#domain/money/currency.ts";
import { refundStates } from "#domain/order/refund.ts";
import { paymentMethods } from "#domain/payment/methods.ts";
import { enrolInWallet } from "./wallet.ts";

/** The drawings and what a card may be worth, in riyals. */
export const listGiftDesigns = {
  ...endpoints.listGiftDesigns,
  schema: {
    response: {
      200: z.object({
        designs: z.array(z.object({ designId: z.enum(giftDesigns), picture: z.string() })),
        amounts: z.array(z.number()),
        min: z.number(),
        max: z.number(),
        step: z.number(),
        currency: z.literal("SAR"),
        /** What a gift is paid in, and units of it per riyal. */
        price: z.object({ currency: z.enum(currencies), rate: z.number() }),
        /** Minutes from the payment until a gift is sent; 0 is at once. */
        waitMinutes: z.int(),
        /** The first and the last day on which a gift can be sent later. */
        sendDays: z.object({ first: z.iso.date(), last: z.iso.date() }),
      }),
    },
  },
} as const satisfies Endpoint;
export type GiftOffer = z.infer<(typeof listGiftDesigns)["schema"]["response"][200]>;

const Phone = z.object({ dialCode: z.string().max(6), number: z.string().max(30), countryCode: z.string().max(2) });
const Name = z.string().max(100);
const Email = z.string().max(254);

export const createGift = {
  ...endpoints.createGift,
  config: keyed,
  schema: {
    body: z.object({
      /** Riyals. */
      amount: z.number(),
      designId: z.string().max(40),
      /** With an email address, or with a mobile number. */
      recipient: z.object({
        name: Name,
        email: Email.optional(),
        phone: Phone.optional(),
        language: z.enum(languages),
      }),
      senderName: Name,
      text: z.string().max(1_000).optional(),
      /** The day on which it is sent, at ten in the morning; without one it is sent now. */
      sendAt: z.string().max(10).optional(),
      buyer: z.object({ name: Name, email: Email, phone: Phone }),
    }),
    /** `cartId` is paid like a cart. */
    response: { 201: z.object({ cartId: z.uuid(), giftOrderNumber: z.string() }) },
  },
} as const satisfies Endpoint;

const Code = z.string().max(60);

/** Puts a gift card into the wallet; whoever is not a member joins by it. */
export const redeemGift = {
  ...endpoints.redeemGift,
  config: keyed,
  schema: {
    body: z.object({ code: Code, captchaToken: z.string().max(5_000).optional() }),
    response: { 200: enrolInWallet.schema.response[201] },
  },
} as const satisfies Endpoint;

export const checkGift = {
  ...endpoints.checkGift,
  schema: {
    body: z.object({ code: Code, captchaToken: z.string().max(5_000).optional() }),
    response: {
      200: z.object({
        /** Riyals. */
        amount: z.number(),
        expiresAt: z.iso.datetime(),
      }),
    },
  },
} as const satisfies Endpoint;

const GiftOrder = z.object({
  orderNumber: z.string(),
  productType: z.literal("gift-card"),
  /** `null` before the first attempt to pay. */
  statusCode: z
    .union(giftStatuses.map((code) => z.literal(code)) as [z.ZodLiteral<number>, z.ZodLiteral<number>])
    .nullable(),
  state: z.enum(giftStates),
  createdAt: z.iso.datetime(),
  /** To pay with, as long as that is possible. */
  cartId: z.uuid().nullable(),
  /** Riyals. */
  amount: z.number(),
  /** The price, in `currency`. */
  total: z.number(),
  currency: z.enum(currencies),
  designId: z.enum(giftDesigns),
  /** `null` once it was deleted. */
  recipient: z
    .object({
      name: z.string(),
      channel: z.enum(giftChannels),
      contact: z.string(),
      language: z.enum(languages),
      senderName: z.string(),
      text: z.string().nullable(),
    })
    .nullable(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  /** The day on which it is sent; `null` as soon as it is active. */
  sendOn: z.iso.date().nullable(),
  activeAt: z.iso.datetime().nullable(),
  /** `null` also if it surely did not arrive. */
  sentAt: z.iso.datetime().nullable(),
  /** Its message was refused for ever, or reported as not delivered. */
  isUndelivered: z.boolean(),
  /** The last day on which it can be redeemed. */
  expiresOn: z.iso.date().nullable(),
  redeemedAt: z.iso.datetime().nullable(),
  last4: z.string().nullable(),
  payment: z
    .object({ method: z.enum(paymentMethods), brand: z.string().nullable(), last4: z.string().nullable() })
    .nullable(),
  refund: z.object({ amount: z.number(), status: z.enum(refundStates), at: z.iso.datetime() }).nullable(),
  /** Somebody with a link or a contact may read it; only the buyer's browser or account may change it. */
  isOwner: z.boolean(),
  /** A code that goes to the buyer would allow the caller to send it again or return it. */
  needsCode: z.boolean(),
  canResend: z.boolean(),
  canReturn: z.boolean(),
  /** Why it failed: a problem of the catalogue. */
  code: z.int().nullable(),
});
export type GiftOrder = z.infer<typeof GiftOrder>;

const GiftAddress = z.object({ giftOrderNumber: z.string().max(20) });
const ContactQuery = z.object({
  email: z.string().max(254).optional(),
  phone: z.string().max(30).optional(),
});

export const getGift = {
  ...endpoints.getGift,
  schema: { params: GiftAddress, querystring: ContactQuery, response: { 200: GiftOrder } },
} as const satisfies Endpoint;

/** Sends it again with a new code; the code before stops working. */
/** Sends a code to the email address of the buyer, with which a browser that may only read the gift may also act. */
export const sendGiftCode = {
  ...endpoints.sendGiftCode,
  schema: { params: GiftAddress, body: z.object({}), response: { 200: SentCode } },
} as const satisfies Endpoint;

export const confirmGiftCode = {
  ...endpoints.confirmGiftCode,
  schema: {
    params: GiftAddress,
    body: z.object({ requestId: z.uuid(), code: z.string().max(20) }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint;

export const resendGift = {
  ...endpoints.resendGift,
  config: keyed,
  schema: { params: GiftAddress, body: z.object({}), response: { 200: GiftOrder } },
} as const satisfies Endpoint;

/** Returns a card that nobody used; the money goes back. */
export const returnGift = {
  ...endpoints.returnGift,
  config: keyed,
  schema: { params: GiftAddress, body: z.object({}), response: { 200: GiftOrder } },
} as const satisfies Endpoint;
