import { z } from "zod";
import { currencies } from "#domain/money/currency.ts";
import { refundArrivals, refundMethods, refundRoutes } from "#domain/order/refund.ts";

/** One part of what comes back, by the way it takes. */
export const RefundPart = z.object({
  route: z.enum(refundRoutes),
  /** The method of the payment or of the points that go back. */
  source: z.enum(refundMethods),
  last4: z.string().nullable(),
  amount: z.number(),
  currency: z.enum(currencies),
  points: z.int().nullable(),
});

/** A part that a preview announces. */
export const ExpectedRefund = RefundPart.extend({ arrives: z.enum(refundArrivals) });
