import { readDecimal, truncateTo, writeDecimal } from "./decimal.ts";

const DEFAULT_DECIMALS = 2;
const MOST_DECIMALS = 20;

/** An amount with thousands commas, cut (never rounded) to its decimals; empty when it is no number. KWD always has two. */
export function formatPrice(value: unknown, decimals: unknown = DEFAULT_DECIMALS, currency?: string): string {
  const amount = readDecimal(value);
  if (!amount) return "";
  const scale = currency === "KWD" ? DEFAULT_DECIMALS : validDecimals(decimals);
  const [whole = "", fraction] = writeDecimal({ units: truncateTo(amount, scale), scale }).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** As cards show it: without decimals. */
export function formatCardPrice(value: unknown, currency?: string): string {
  return formatPrice(value, 0, currency);
}

function validDecimals(decimals: unknown): number {
  const valid =
    typeof decimals === "number" && Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS;
  return valid ? decimals : DEFAULT_DECIMALS;
}
