import { hasCodes, type MethodWithCodes, paymentMethods } from "#domain/payment/methods.ts";
import type { ProblemCode } from "#domain/problem/problems.ts";
import { type CardKind, cardKinds } from "#domain/site/features.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { type Weekday, weekdayOf } from "#domain/stay/weekday.ts";
import type { CouponReason } from "./coupon-reason.ts";

/** What a code may ask to be paid with: a brand of card, or another method. */
export type CouponMethod = CardKind | MethodWithCodes;
export const couponMethods: readonly CouponMethod[] = [...cardKinds, ...paymentMethods.filter(hasCodes)];

/** The discount of a coupon and its conditions; amounts are halalas before VAT. */
export type CouponTerms = {
  kind: "percent" | "amount";
  value: number;
  /** The maximum of the discount, and the minimum price of the stay. */
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
  maxNights: number | null;
  /** Only for guests without an earlier booking. */
  isFirstBooking: boolean;
  /** A personal code is for this account, or for the guest with this contact. */
  accountId: string | null;
  contact: string | null;
  /** How many bookings of one guest may have it. */
  perGuestLimit: number | null;
  /** The first and the last night that a stay may have. */
  stayFrom: Day | null;
  stayTo: Day | null;
  /** The weekdays in Riyadh on which it can be used; `null` is any day. */
  bookWeekdays: readonly Weekday[] | null;
  propertyIds: readonly number[] | null;
  propertyTypeIds: readonly number[] | null;
  hostId: number | null;
  /** Only for guests who are logged in. */
  memberOnly: boolean;
  method: CouponMethod | null;
  /** What all its uses together may take off. */
  budgetHalalas: number | null;
};

/** The cart of the coupon. `uses` and `spent` are those of redeemed uses and of other open carts. */
export type CouponTry = {
  now: Date;
  site: Pick<Site, "brand" | "countryCode">;
  property: { id: number; cityId: number; propertyTypeId: number; hostId: number | null };
  subtotal: number;
  nightly: readonly { date: Day; price: number; discount: number }[];
  uses: number;
  /** What those uses take off, in halalas. */
  spent: number;
  /** The uses of this guest that are booked or being paid. */
  guestUses: number;
  /** This guest has another stay that is booked or being paid. */
  hasBooked: boolean;
  /** The contacts are empty until the guest has entered them. */
  guest: { userId: string | null; contacts: readonly string[] };
  /** The method and the brand of the card; empty until the guest pays. */
  paidWith: readonly string[];
};

export type CouponRefusal = Extract<ProblemCode, `coupon-${string}`>;
export type CouponJudgement =
  | { amount: number; refusal: null }
  /** `reason` where the code of the refusal does not say it. */
  | { amount: 0; refusal: CouponRefusal; reason?: CouponReason };

type Condition = {
  refusal: CouponRefusal;
  reason?: CouponReason;
  holds: (terms: CouponTerms, tried: CouponTry, amount: number) => boolean;
};

/**
 * Every condition of a code, in the order in which they are judged: the first that does not hold is the reason of the
 * refusal. A code that is not valid yet, or is another guest's, is answered like an unknown one.
 */
const conditions: readonly Condition[] = [
  { refusal: "coupon-invalid", holds: ({ startsAt }, { now }) => now >= startsAt },
  { refusal: "coupon-invalid", holds: isForGuest },
  { refusal: "coupon-expired", holds: ({ endsAt }, { now }) => now < endsAt },
  { refusal: "coupon-for-members", holds: ({ memberOnly }, { guest }) => !memberOnly || guest.userId !== null },
  otherwise("site", ({ brand }, { site }) => isFor(brand, site.brand)),
  otherwise("site", ({ countryCode }, { site }) => isFor(countryCode, site.countryCode)),
  otherwise("city", ({ cityId }, { property }) => isAmong(cityId, property.cityId)),
  otherwise("homes", ({ propertyIds }, { property }) => isAmong(propertyIds, property.id)),
  otherwise("homes", ({ propertyTypeIds }, { property }) => isAmong(propertyTypeIds, property.propertyTypeId)),
  otherwise("homes", ({ hostId }, { property }) => isAmong(hostId, property.hostId)),
  otherwise("minNights", ({ leastNights: min }, { nightly }) => nightly.length >= min),
  otherwise("maxNights", ({ maxNights }, { nightly }) => nightly.length <= (maxNights ?? Infinity)),
  otherwise("dates", isWithinDays),
  otherwise("bookDays", ({ bookWeekdays }, { now }) => isAmong(bookWeekdays, weekdayOf(todayInRiyadh(now)))),
  otherwise("firstBooking", ({ isFirstBooking }, { hasBooked }) => !(isFirstBooking && hasBooked)),
  { refusal: "coupon-used", reason: "limit", holds: ({ usageLimit }, { uses }) => uses < (usageLimit ?? Infinity) },
  { refusal: "coupon-used", holds: ({ perGuestLimit }, { guestUses }) => guestUses < (perGuestLimit ?? Infinity) },
  { refusal: "coupon-below-minimum", holds: ({ least: min }, { subtotal }) => subtotal >= min },
  otherwise("nights", (_terms, _tried, amount) => amount > 0),
  {
    refusal: "coupon-used",
    reason: "limit",
    holds: ({ budgetHalalas }, { spent }, amount) => spent + amount <= (budgetHalalas ?? Infinity),
  },
  {
    refusal: "coupon-other-method",
    holds: ({ method }, { paidWith }) => method === null || paidWith.length === 0 || paidWith.includes(method),
  },
];

function otherwise(reason: CouponReason, holds: Condition["holds"]): Condition {
  return { refusal: "coupon-not-applicable", reason, holds };
}

/** The discount of a coupon for a cart, or why it is refused. */
export function judgeCoupon(terms: CouponTerms | null, tried: CouponTry): CouponJudgement {
  if (!terms) return { amount: 0, refusal: "coupon-invalid" };
  const amount = amountOff(terms, tried);
  const broken = conditions.find(({ holds }) => !holds(terms, tried, amount));
  if (!broken) return { amount, refusal: null };
  const { refusal, reason } = broken;
  // The limit of a personal code is this guest's own: they have used it.
  const isOwnLimit = reason === "limit" && (terms.accountId ?? terms.contact) !== null;
  return { amount: 0, refusal, ...(reason && !isOwnLimit && { reason }) };
}

/** A personal code is unknown to others. Before the guest has entered a contact it is judged by its other terms. */
function isForGuest({ accountId, contact }: CouponTerms, { guest }: CouponTry): boolean {
  if (accountId === null && contact === null) return true;
  if (accountId !== null && accountId === guest.userId) return true;
  return contact !== null && (guest.contacts.length === 0 || guest.contacts.includes(contact));
}

function isFor(wanted: string, here: string): boolean {
  return wanted === "ALL" || wanted === here;
}

/** Whether a value is the wanted one or one of them; `null` allows every value. */
function isAmong<T>(wanted: T | readonly T[] | null, here: T): boolean {
  if (wanted === null) return true;
  return Array.isArray(wanted) ? wanted.includes(here) : wanted === here;
}

/** All nights are between the first and the last day of the code. */
function isWithinDays({ stayFrom, stayTo }: CouponTerms, { nightly }: CouponTry): boolean {
  return nightly.every(({ date }) => (stayFrom ?? date) <= date && date <= (stayTo ?? date));
}

/** At most the amount to pay. */
function amountOff({ kind, value, most: max, weekdays }: CouponTerms, tried: CouponTry): number {
  const reduced = weekdays ? nightsOn(weekdays, tried) : tried.subtotal;
  const wanted = kind === "percent" ? Math.floor((reduced * value) / 100) : value;
  return Math.min(wanted, max ?? wanted, reduced, tried.subtotal);
}

/** The price of the nights on these weekdays, without fees. */
function nightsOn(weekdays: readonly Weekday[], { nightly }: CouponTry): number {
  return nightly
    .filter(({ date }) => weekdays.includes(weekdayOf(date)))
    .reduce((sum, { price, discount }) => sum + price - discount, 0);
}
