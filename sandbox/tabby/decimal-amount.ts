import { type CurrencyCode, exponents } from "#domain/money/currency.ts";
import { readDecimal, truncateTo, writeDecimal } from "#domain/money/decimal.ts";
import { badData } from "./tabby-errors.ts";

/** Minor units of an amount such as `100.50`; more decimals than the currency has are refused. */
export function readAmount(value: unknown, currency: string): number {
  const decimals = exponents[currency as CurrencyCode];
  const isAmount = typeof value === "string" && new RegExp(`^\\d{1,9}(\\.\\d{1,${decimals}})?$`).test(value);
  const decimal = isAmount ? readDecimal(value) : null;
  if (!decimal) throw badData(`amount: a text with at most ${decimals} decimals`);
  const minor = Number(truncateTo(decimal, decimals));
  if (minor < 1) throw badData("amount: more than zero");
  return minor;
}

export function writeAmount(minor: number, currency: string): string {
  return writeDecimal({ units: BigInt(minor), scale: exponents[currency as CurrencyCode] });
}
