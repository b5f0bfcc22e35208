import { multiply, readDecimal, writeDecimal } from "./decimal.ts";

const ONE = { units: 1n, scale: 0 };

/** The price times the rate as an exact decimal text for `formatPrice`; empty if the price is not a number. */
export function convertPrice(price: unknown, rate: unknown = 1): string {
  const amount = readDecimal(price);
  if (!amount) return "";
  const factor = readDecimal(rate);
  return writeDecimal(multiply(amount, factor && factor.units > 0n ? factor : ONE));
}
