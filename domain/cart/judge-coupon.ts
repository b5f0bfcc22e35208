import type { ProblemCode } from "#domain/problem/problems.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Day } from "#domain/stay/day.ts";
import { type Weekday, weekdayOf } from "#domain/stay/weekday.ts";

/** The discount of a coupon and its conditions; amounts are halalas before VAT. */
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
  /** The weekdays of the nights it is valid for; `null` is any night. */
  weekdays: readonly Weekday[] | null;
  leastNights: number;
  /** Only for guests without an earlier booking. */
  isFirstBooking: boolean;
  /** A personal code is for this account, or for the guest with this contact. */
  accountId: string | null;
  contact: string | null;
};

/** The cart of the coupon. `uses` are the redeemed ones and those of other open carts. */
export type CouponTry = {
  now: Date;
  site: Pick<Site, "brand" | "countryCode">;
  cityId: number;
  subtotal: number;
  nightly: readonly { date: Day; price: number; discount: number }[];
  uses: number;
  /** This guest has another stay that is booked or being paid. */
  hasBooked: boolean;
  /** The contacts are empty until the guest has entered them. */
  guest: { userId: string | null; contacts: readonly string[] };
};

export type CouponRefusal = Extract<ProblemCode, `coupon-${string}`>;
export type CouponJudgement = { amount: number; refusal: null } | { amount: 0; refusal: CouponRefusal };

/**
 * The discount of a coupon for a cart, or why it is refused. A code that is not valid yet is answered like an unknown
 * one.
 */
export function judgeCoupon(terms: CouponTerms | null, tried: CouponTry): CouponJudgement {
  const refusal = terms ? refusalOf(terms, tried) : "coupon-invalid";
  if (!terms || refusal) return { amount: 0, refusal: refusal ?? "coupon-invalid" };
  const amount = amountOff(terms, tried);
  return amount > 0 ? { amount, refusal: null } : { amount: 0, refusal: "coupon-not-applicable" };
}

function refusalOf(terms: CouponTerms, tried: CouponTry): CouponRefusal | null {
  const { now, subtotal, uses } = tried;
  if (now < terms.startsAt || !isForGuest(terms, tried)) return "coupon-invalid";
  if (now >= terms.endsAt) return "coupon-expired";
  if (!(holdsHere(terms, tried) && holdsForStay(terms, tried))) return "coupon-not-applicable";
  if (terms.usageLimit !== null && uses >= terms.usageLimit) return "coupon-used";
  return subtotal < terms.least ? "coupon-below-minimum" : null;
}

/** A personal code is unknown to others. Before the guest has entered a contact it is judged by its other terms. */
function isForGuest({ accountId, contact }: CouponTerms, { guest }: CouponTry): boolean {
  if (accountId === null && contact === null) return true;
  if (accountId !== null && accountId === guest.userId) return true;
  return contact !== null && (guest.contacts.length === 0 || guest.contacts.includes(contact));
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

/** At most the amount to pay. */
function amountOff({ kind, value, most, weekdays }: CouponTerms, tried: CouponTry): number {
  const reduced = weekdays ? nightsOn(weekdays, tried) : tried.subtotal;
  const wanted = kind === "percent" ? Math.floor((reduced * value) / 100) : value;
  return Math.min(wanted, most ?? wanted, reduced, tried.subtotal);
}

/** The price of the nights on these weekdays, without fees. */
function nightsOn(weekdays: readonly Weekday[], { nightly }: CouponTry): number {
  return nightly
    .filter(({ date }) => weekdays.includes(weekdayOf(date)))
    .reduce((sum, { price, discount }) => sum + price - discount, 0);
}
