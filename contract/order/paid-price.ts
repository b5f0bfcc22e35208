import { z } from "zod";
import { loyaltyMethods } from "#domain/loyalty/methods.ts";
import { currencies } from "#domain/money/currency.ts";
import { paymentMethods } from "#domain/payment/methods.ts";

/** A whole price and what paid it, whatever the method; the parts add up to the total. */
export const PaidPrice = z.object({
  total: z.number(),
  currency: z.enum(currencies),
  paidWith: z.array(
    z.object({
      method: z.enum([...new Set([...paymentMethods, ...loyaltyMethods])]).nullable(),
      brand: z.string().nullable(),
      last4: z.string().nullable(),
      points: z.int().nullable(),
      amount: z.number(),
    }),
  ),
});
