import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Site } from "#domain/site/sites.ts";
import type { PaymentMethod } from "./methods.ts";

type Paying = Pick<Site, "acceptedCards" | "features" | "countryCode">;

const TABBY: readonly string[] = ["SA", "AE", "KW"];
const TAMARA: readonly string[] = ["SA", "AE"];

/** Halalas between which a stay can be paid in instalments. */
export const instalmentLimits = { least: 10_000, most: 1_000_000 } as const;

/** The ways to pay that a site has, in the order they are offered. */
export function methodsOf({ acceptedCards, features, countryCode }: Paying): PaymentMethod[] {
  return [
    "card",
    ...(features.applePay ? (["apple-pay"] as const) : []),
    ...(acceptedCards.includes("KNET") ? (["knet"] as const) : []),
    ...(features.installments && TABBY.includes(countryCode) ? (["tabby"] as const) : []),
    ...(features.installments && TAMARA.includes(countryCode) ? (["tamara"] as const) : []),
  ];
}

export function isInstalment(method: PaymentMethod): boolean {
  return method === "tabby" || method === "tamara";
}

/** Whether a method can take this sum at all: KNET knows dinars only, instalments have a least and a most. */
export function takesSum(method: PaymentMethod, sum: { currency: CurrencyCode; halalas: number }): boolean {
  if (method === "knet") return sum.currency === "KWD";
  if (!isInstalment(method)) return true;
  return sum.halalas >= instalmentLimits.least && sum.halalas <= instalmentLimits.most;
}
