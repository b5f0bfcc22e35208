import { z } from "zod";
import { type Endpoint, keyed } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { currencies } from "#domain/money/currency.ts";
import { answersCart, CartAddress } from "./cart.ts";

const OwnCoupon = z.object({
  code: z.string(),
  /** What it takes off and its conditions, in the language of the request. */
  terms: z.array(z.string()),
  endsAt: z.iso.datetime(),
  isUsed: z.boolean(),
});
export type OwnCoupon = z.infer<typeof OwnCoupon>;

/** The personal codes of an account that have not ended. */
export const listCoupons = {
  ...endpoints.listCoupons,
  schema: { response: { 200: z.object({ items: z.array(OwnCoupon) }) } },
} as const satisfies Endpoint;

const CouponProposal = z.object({
  code: z.string(),
  /** What the code would take off before VAT, in the currency of the cart; its line in the price says the same. */
  saving: z.object({ total: z.number(), currency: z.enum(currencies) }),
  terms: z.array(z.string()),
});
export type CouponProposal = z.infer<typeof CouponProposal>;

/** The code that takes most off this cart, among those for everybody and those of the guest; it is not applied. */
export const proposeCoupon = {
  ...endpoints.proposeCoupon,
  schema: {
    params: z.object({ cartId: z.uuid() }),
    response: { 200: z.object({ proposal: CouponProposal.nullable() }) },
  },
} as const satisfies Endpoint;

export const applyCoupon = {
  ...endpoints.applyCoupon,
  config: keyed,
  schema: { params: CartAddress, body: z.object({ code: z.string().max(60) }), response: answersCart },
} as const satisfies Endpoint;

export const removeCoupon = {
  ...endpoints.removeCoupon,
  config: keyed,
  schema: { params: CartAddress.extend({ code: z.string().max(60) }), response: answersCart },
} as const satisfies Endpoint;
