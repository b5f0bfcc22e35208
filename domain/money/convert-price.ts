import { multiply, readDecimal, writeDecimal } from "./decimal.ts";

const ONE = { units: 1n, scale: 0 };

/** The price times the rate as exact decimal text, ready for `formatPrice`; empty when the price is no number. */
export function convertPrice(price: unknown, rate: unknown = 1): string {
  const amount = readDecimal(price);
  if (!amount) return "";
  const factor = readDecimal(rate);
  return writeDecimal(multiply(amount, factor && factor.units > 0n ? factor : ONE));
}
