import { z } from "zod";
import { type CurrencyCode, exponents, isCurrency } from "#domain/money/currency.ts";
import { readDecimal, truncateTo } from "#domain/money/decimal.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";

/** An amount in units of its currency; Tamara writes a number, and its older documents a text. */
export const TamaraMoney = z.object({
  amount: z.union([z.number(), z.string().max(30)]),
  currency: z.string().max(10),
});
export type TamaraMoney = z.infer<typeof TamaraMoney>;

export function toTamara(minor: number, currency: CurrencyCode): TamaraMoney {
  return { amount: Number(fromMinorUnits(minor, currency)), currency };
}

/** In minor units; `null` for an unknown currency, or for more digits than the currency has. */
export function fromTamara({ amount, currency }: TamaraMoney): number | null {
  const decimal = isCurrency(currency) ? readDecimal(amount) : null;
  if (!decimal || decimal.units < 0n) return null;
  const digits = exponents[currency as CurrencyCode];
  const minor = truncateTo(decimal, digits);
  const isWhole =
    minor * 10n ** BigInt(Math.max(0, decimal.scale - digits)) ===
    decimal.units * 10n ** BigInt(Math.max(0, digits - decimal.scale));
  return isWhole && minor <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(minor) : null;
}
