import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Site } from "#domain/site/sites.ts";
import type { PaymentMethod } from "./methods.ts";

type Paying = Pick<Site, "acceptedCards" | "features" | "countryCode">;

const TABBY: readonly string[] = ["SA", "AE", "KW"];
const TAMARA: readonly string[] = ["SA", "AE"];

/** The range in halalas that can be paid in instalments. */
export const instalmentLimits = { least: 10_000, most: 1_000_000 } as const;

/** The payment methods of a site, in the order they are offered: KNET comes first where it exists, as in Kuwait. */
export function methodsOf({ acceptedCards, features, countryCode }: Paying): PaymentMethod[] {
  return [
    ...(acceptedCards.includes("KNET") ? (["knet"] as const) : []),
    "card",
    ...(features.applePay ? (["apple-pay"] as const) : []),
    ...(features.installments && TABBY.includes(countryCode) ? (["tabby"] as const) : []),
    ...(features.installments && TAMARA.includes(countryCode) ? (["tamara"] as const) : []),
  ];
}

export function isInstalment(method: PaymentMethod): boolean {
  return method === "tabby" || method === "tamara";
}

type Sum = { currency: CurrencyCode; halalas: number };
type MethodRefusal = "method-not-available" | "method-not-for-this-order";

/** Why a cart of this site with this sum cannot be paid with a method, or `null` when it can. */
export function methodRefusal(site: Paying, method: PaymentMethod, sum: Sum): MethodRefusal | null {
  if (!methodsOf(site).includes(method)) return "method-not-available";
  if (takesSum(method, sum)) return null;
  return isInstalment(method) ? "method-not-for-this-order" : "method-not-available";
}

/** Whether a method supports this amount: KNET only supports dinars, instalments have a minimum and a maximum. */
function takesSum(method: PaymentMethod, sum: Sum): boolean {
  if (method === "knet") return sum.currency === "KWD";
  if (!isInstalment(method)) return true;
  return sum.halalas >= instalmentLimits.least && sum.halalas <= instalmentLimits.most;
}
