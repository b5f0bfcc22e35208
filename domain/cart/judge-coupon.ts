import type { ProblemCode } from "#domain/problem/problems.ts";
import type { Site } from "#domain/site/sites.ts";

/** What a coupon takes off and where it holds; amounts are halalas before VAT. */
export type CouponTerms = {
  kind: "percent" | "amount";
  value: number;
  most: number | null;
  least: number;
  startsAt: Date;
  endsAt: Date;
  usageLimit: number | null;
  brand: string;
  countryCode: string;
  cityId: number | null;
};

/** The cart it is tried on. `uses` are those spent and those other carts have in hand. */
export type CouponTry = {
  now: Date;
  site: Pick<Site, "brand" | "countryCode">;
  cityId: number;
  subtotal: number;
  uses: number;
};

export type CouponRefusal = Extract<ProblemCode, `coupon-${string}`>;
export type CouponJudgement = { amount: number; refusal: null } | { amount: 0; refusal: CouponRefusal };

/** What a coupon takes off a cart, or why it does not. A code to come is as unknown as one that never was. */
export function judgeCoupon(terms: CouponTerms | null, tried: CouponTry): CouponJudgement {
  const refusal = terms ? refusalOf(terms, tried) : "coupon-invalid";
  if (!terms || refusal) return { amount: 0, refusal: refusal ?? "coupon-invalid" };
  const amount = amountOff(terms, tried.subtotal);
  return amount > 0 ? { amount, refusal: null } : { amount: 0, refusal: "coupon-not-applicable" };
}

function refusalOf(terms: CouponTerms, { now, site, cityId, subtotal, uses }: CouponTry): CouponRefusal | null {
  if (now < terms.startsAt) return "coupon-invalid";
  if (now >= terms.endsAt) return "coupon-expired";
  const holdsHere =
    isFor(terms.brand, site.brand) && isFor(terms.countryCode, site.countryCode) && (terms.cityId ?? cityId) === cityId;
  if (!holdsHere) return "coupon-not-applicable";
  if (terms.usageLimit !== null && uses >= terms.usageLimit) return "coupon-used";
  return subtotal < terms.least ? "coupon-below-minimum" : null;
}

function isFor(wanted: string, here: string): boolean {
  return wanted === "ALL" || wanted === here;
}

/** Never more than there is to pay. */
function amountOff({ kind, value, most }: CouponTerms, subtotal: number): number {
  const wanted = kind === "percent" ? Math.floor((subtotal * value) / 100) : value;
  return Math.min(wanted, most ?? wanted, subtotal);
}
