import type { LazyMessages } from "#domain/message/messages.ts";

/** What a refused code asks for that this booking is not; a sentence of the same name says it. */
export const couponReasons = [
  "limit",
  "site",
  "city",
  "homes",
  "minNights",
  "maxNights",
  "dates",
  "bookDays",
  "firstBooking",
  "nights",
  "change",
] as const;
export type CouponReason = (typeof couponReasons)[number];

type Words = LazyMessages["cart"]["coupon"]["reasons"];

/** The true reason of a refusal; `n` is the number of nights that the code asks for. */
export function couponReasonText(words: Words, reason: CouponReason, n: number): string {
  const text = words[reason];
  return typeof text === "function" ? text({ n }) : text;
}
