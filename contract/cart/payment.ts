import { z } from "zod";
import { type Endpoint, keyed } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { programmes } from "#domain/loyalty/rates.ts";
import { currencies } from "#domain/money/currency.ts";
import { cardGateways } from "#domain/payment/gateways.ts";
import { paymentMethods, tokenMethods } from "#domain/payment/methods.ts";

const CartId = z.string().max(60);
const PaymentId = z.string().max(60);

const MethodOffer = z.object({
  method: z.enum(paymentMethods),
  available: z.boolean(),
  /** A problem of the catalogue: 5006 not available here, 5007 not for this order, 1004 its company does not answer now. */
  reason: z.int().nullable(),
  /** The cards that this site accepts; only with `card`. */
  cards: z.array(z.string()),
  /** Those of them whose bank takes the money at once, so that it can only be refunded. */
  atOnce: z.array(z.string()),
  /** `amount` is due today; `schedule` lists all instalments, which add up to the total. */
  plans: z.array(
    z.object({ planId: z.string(), instalments: z.int(), amount: z.number(), schedule: z.array(z.number()) }),
  ),
});
export type MethodOffer = z.infer<typeof MethodOffer>;

export const listPaymentMethods = {
  ...endpoints.listPaymentMethods,
  schema: {
    querystring: z.object({ cartId: CartId }),
    response: {
      200: z.object({
        methods: z.array(MethodOffer),
        /** The URL of the card fields: a page of ours on an origin of its own. `null` where no company takes cards. */
        fieldsUrl: z.string().nullable(),
        payable: z.object({ total: z.number(), currency: z.enum(currencies) }),
        /** The programmes whose points this site takes; one that is switched off is not available. */
        programmes: z.array(z.object({ method: z.enum(programmes), available: z.boolean() })),
      }),
    },
  },
} as const satisfies Endpoint;

/**
 * What the card fields need for one payment, which the guest's browser gives them; nothing in it is secret. Or why there
 * is none: the `reason` is that of a method which is not available. A page asks for it by itself, so a company that does
 * not answer is no error of this call.
 */
const CardSession = z.union([
  z.object({
    available: z.literal(true),
    gateway: z.enum(cardGateways),
    publicKey: z.string(),
    session: z.unknown(),
  }),
  z.object({ available: z.literal(false), reason: z.int() }),
]);

export const createCardSession = {
  ...endpoints.createCardSession,
  schema: {
    body: z.object({ cartId: CartId, method: z.enum(tokenMethods).default("card") }),
    response: { 200: CardSession },
  },
} as const satisfies Endpoint;

const paymentAnswers = ["SUCCESS", "REDIRECT", "PENDING", "FAILED"] as const;

export const pay = {
  ...endpoints.pay,
  config: keyed,
  schema: {
    body: z.object({
      cartId: CartId,
      method: z.enum(paymentMethods),
      /** The token that the card fields of the gateway return instead of a card. */
      token: z.string().max(200).optional(),
      installmentPlanId: z.string().max(60).optional(),
      /** A path of our site. */
      returnUrl: z.string().max(500),
      /** The amount on the pay button, in the currency of the cart. */
      acceptedTotal: z.number(),
    }),
    response: {
      200: z.object({
        paymentId: z.uuid(),
        status: z.enum(paymentAnswers),
        redirectUrl: z.string().optional(),
        orderNumber: z.string().optional(),
        /** Why it failed: a problem of the catalogue. */
        code: z.int().optional(),
      }),
    },
  },
} as const satisfies Endpoint;

const PaymentStatus = z.object({
  status: z.enum(["PENDING", "SUCCESS", "FAILED"]),
  /** The bank waits for the guest: the payment can be abandoned. */
  isChallenged: z.boolean(),
  orderNumber: z.string().nullable(),
  /** It pays for a change of the order, which is confirmed already. */
  isChange: z.boolean(),
  /** It pays for a gift card; `orderNumber` is that of the gift. */
  isGift: z.boolean(),
  code: z.int().nullable(),
  /** Only of an attempt that the guest cancelled to pay in another way. */
  isCancelled: z.literal(true).optional(),
  /** The newest later attempt to pay for the same; only of an attempt that failed. */
  replacement: z
    .object({
      paymentId: z.uuid(),
      status: z.enum(["PENDING", "SUCCESS", "FAILED"]),
      orderNumber: z.string().nullable(),
    })
    .optional(),
});

export const checkPayment = {
  ...endpoints.checkPayment,
  schema: {
    /** `_c` counts the polls and `_t` is when they began; both are informative only. */
    querystring: z.object({
      _c: z.string().max(20).optional(),
      _t: z.string().max(20).optional(),
      paymentId: PaymentId,
    }),
    response: { 200: PaymentStatus },
  },
} as const satisfies Endpoint;

/** Cancels a payment that waits for its guest at the bank, so that another method can be used. */
export const abandonPayment = {
  ...endpoints.abandonPayment,
  schema: { params: z.object({ paymentId: PaymentId }), response: { 200: PaymentStatus } },
} as const satisfies Endpoint;

export const payWithVisaCheckout = {
  ...endpoints.payWithVisaCheckout,
  config: keyed,
  schema: { body: z.object({ cartId: CartId, callId: z.string().max(200) }), response: pay.schema.response },
} as const satisfies Endpoint;
