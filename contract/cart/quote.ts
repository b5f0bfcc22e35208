import { z } from "zod";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const CancellationStep = z.object({
  fromHours: z.int(),
  toHours: z.int().nullable(),
  chargedPercentage: z.number(),
  policy: z.object({ sellingAmount: z.number(), chargedAmount: z.number() }),
});

/** The cancellation charges, and until when cancellation is free. */
export const UnitCancellationPolicy = z.object({
  policyTypeId: z.int(),
  policies: z.array(CancellationStep),
  lastFreeCancellation: z.iso.datetime().nullable(),
});

/** Amounts are base riyals; clients convert and format them. */
const UnitPriceDetails = z.object({
  totalPrice: z.number(),
  originalPrice: z.number(),
  currency: z.literal("SAR"),
  discount: z.object({
    /** Before VAT. */
    amount: z.number(),
    percentage: z.number(),
    source: z.enum(["PROPERTY", "PLATFORM", "CAMPAIGN", "COUPON", "LOYALTY"]).nullable(),
  }),
  /** Each night before discount and VAT: their sum less the discount, plus fee and VAT, is the total. */
  nightly: z.array(z.object({ date: z.string(), price: z.number() })),
  serviceFee: z.number(),
  vat: z.object({ rate: z.number(), amount: z.number() }),
  /** The refundable deposit, paid at check-in and not part of the total. */
  insuranceAmount: z.number(),
  unitCancellationPolicies: z.array(UnitCancellationPolicy),
  /** The code that was asked about: its discount before VAT, or the code of the problem that refuses it. */
  coupon: z.object({ code: z.string(), amount: z.number(), refusal: z.int().nullable() }).nullable(),
  /** Signed, without the coupon; a cart uses this price while the quote is valid. */
  quoteId: z.string(),
  quoteExpiresAt: z.iso.datetime(),
});
export type UnitPriceDetails = z.infer<typeof UnitPriceDetails>;

const QuotePayload = z.object({
  propertyId: z.int32().positive(),
  /** An invalid day is refused with 2002, so only the length is checked here. */
  checkIn: z.string().max(40).default(""),
  checkOut: z.string().max(40).default(""),
  guestCount: z.int().min(1).max(1_000).optional(),
  /** The total is then the one that a cart with this code has. The cart applies the code itself. */
  couponCode: z.string().max(30).optional(),
});
export type QuotePayload = z.infer<typeof QuotePayload>;

export const quoteStay = {
  ...endpoints.quoteStay,
  schema: { body: QuotePayload, response: { 200: z.object({ unitPriceDetails: UnitPriceDetails }) } },
} as const satisfies Endpoint;
