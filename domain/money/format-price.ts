import { readDecimal, truncateTo, writeDecimal } from "./decimal.ts";

const DEFAULT_DECIMALS = 2;
const MAX_DECIMALS = 20;

/**
 * An amount with thousands separators, cut (never rounded) to its decimals; empty if it is not a number. KWD always has
 * two.
 */
export function formatPrice(value: unknown, decimals: unknown = DEFAULT_DECIMALS, currency?: string): string {
  const amount = readDecimal(value);
  if (!amount) return "";
  const scale = currency === "KWD" ? DEFAULT_DECIMALS : validDecimals(decimals);
  const [whole = "", fraction] = writeDecimal({ units: truncateTo(amount, scale), scale }).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** The format of property cards: without decimals. */
export function formatCardPrice(value: unknown, currency?: string): string {
  return formatPrice(value, 0, currency);
}

function validDecimals(decimals: unknown): number {
  const valid = typeof decimals === "number" && Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS;
  return valid ? decimals : DEFAULT_DECIMALS;
}
