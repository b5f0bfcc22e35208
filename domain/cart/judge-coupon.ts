import type { ProblemCode } from "#domain/problem/problems.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Day } from "#domain/stay/day.ts";
import { type Weekday, weekdayOf } from "#domain/stay/weekday.ts";

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
  /** The nights it counts for, by the day they begin; `null` is any night. */
  weekdays: readonly Weekday[] | null;
  leastNights: number;
  /** Only for a guest who has never booked with us. */
  isFirstBooking: boolean;
};

/** The cart it is tried on. `uses` are those spent and those other carts have in hand. */
export type CouponTry = {
  now: Date;
  site: Pick<Site, "brand" | "countryCode">;
  cityId: number;
  subtotal: number;
  nightly: readonly { date: Day; price: number; discount: number }[];
  uses: number;
  /** Another stay of this guest is booked, or being paid. */
  hasBooked: boolean;
};

export type CouponRefusal = Extract<ProblemCode, `coupon-${string}`>;
export type CouponJudgement = { amount: number; refusal: null } | { amount: 0; refusal: CouponRefusal };

/** What a coupon takes off a cart, or why it does not. A code to come is as unknown as one that never was. */
export function judgeCoupon(terms: CouponTerms | null, tried: CouponTry): CouponJudgement {
  const refusal = terms ? refusalOf(terms, tried) : "coupon-invalid";
  if (!terms || refusal) return { amount: 0, refusal: refusal ?? "coupon-invalid" };
  const amount = amountOff(terms, tried);
  return amount > 0 ? { amount, refusal: null } : { amount: 0, refusal: "coupon-not-applicable" };
}

function refusalOf(terms: CouponTerms, tried: CouponTry): CouponRefusal | null {
  const { now, subtotal, uses } = tried;
  if (now < terms.startsAt) return "coupon-invalid";
  if (now >= terms.endsAt) return "coupon-expired";
  if (!(holdsHere(terms, tried) && holdsForStay(terms, tried))) return "coupon-not-applicable";
  if (terms.usageLimit !== null && uses >= terms.usageLimit) return "coupon-used";
  return subtotal < terms.least ? "coupon-below-minimum" : null;
}

function holdsHere(terms: CouponTerms, { site, cityId }: CouponTry): boolean {
  return (
    isFor(terms.brand, site.brand) && isFor(terms.countryCode, site.countryCode) && (terms.cityId ?? cityId) === cityId
  );
}

function isFor(wanted: string, here: string): boolean {
  return wanted === "ALL" || wanted === here;
}

function holdsForStay({ leastNights, isFirstBooking }: CouponTerms, { nightly, hasBooked }: CouponTry): boolean {
  return nightly.length >= leastNights && !(isFirstBooking && hasBooked);
}

/** Never more than there is to pay. */
function amountOff({ kind, value, most, weekdays }: CouponTerms, tried: CouponTry): number {
  const reduced = weekdays ? nightsOn(weekdays, tried) : tried.subtotal;
  const wanted = kind === "percent" ? Math.floor((reduced * value) / 100) : value;
  return Math.min(wanted, most ?? wanted, reduced, tried.subtotal);
}

/** What the nights of these days cost; fees and the other nights stay as they are. */
function nightsOn(weekdays: readonly Weekday[], { nightly }: CouponTry): number {
  return nightly
    .filter(({ date }) => weekdays.includes(weekdayOf(date)))
    .reduce((sum, { price, discount }) => sum + price - discount, 0);
}
