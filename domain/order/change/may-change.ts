import { orderStatus } from "#domain/order/order-status.ts";
import { type CancellationTerms, isBeforeDeadline, policyTypes } from "#domain/policy/cancellation-policy.ts";
import type { StayLimits } from "#domain/stay/date-picker/stay-limits.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { daysOf, type Stay } from "#domain/stay/stay.ts";
import { instantAt } from "#domain/stay/time-zone.ts";

/** How often an order can be changed. */
export const CHANGE_LIMIT = 5;

/**
 * What a guest may change now: anything (`free`), anything but a later arrival and without money for nights that are given
 * up (`late`), only a later departure (`staying`), or nothing (`closed`).
 */
export const changeWindows = ["free", "late", "staying", "closed"] as const;
export type ChangeWindow = (typeof changeWindows)[number];

export type ChangeableOrder = {
  statusCode: number;
  /** How often it was changed before. */
  changes: number;
  terms: CancellationTerms;
  checkOut: Day;
  /** `HH:MM` in the time zone of the property. */
  checkOutTo: string;
};

export function changeWindow({ statusCode, changes, terms, ...stay }: ChangeableOrder, now: Date): ChangeWindow {
  const { checkIn, checkInFrom, timeZone, policyTypeId } = terms;
  if (statusCode !== orderStatus.confirmed || changes >= CHANGE_LIMIT) return "closed";
  if (now >= instantAt(stay.checkOut, stay.checkOutTo, timeZone)) return "closed";
  if (now >= instantAt(checkIn, checkInFrom, timeZone)) return "staying";
  const isRefundable = policyTypeId !== policyTypes.NON_REFUNDABLE;
  return isRefundable && isBeforeDeadline(terms, now) ? "free" : "late";
}

/** A stay with its guests, before or after a change. */
export type BookedStay = Stay & { adults: number; children: number };

/** Whether a stay may become another one now. A change that changes nothing is refused. */
export function isChangeAllowed(window: ChangeWindow, before: BookedStay, after: BookedStay): boolean {
  const hasSameGuests = before.adults === after.adults && before.children === after.children;
  const hasSameDays = before.checkIn === after.checkIn && before.checkOut === after.checkOut;
  if (window === "closed" || (hasSameGuests && hasSameDays)) return false;
  if (window === "staying")
    return hasSameGuests && before.checkIn === after.checkIn && after.checkOut > before.checkOut;
  return window === "free" || (after.checkIn <= before.checkIn && after.checkOut > before.checkIn);
}

/** The days that the guest may choose now, for a calendar. `isChangeAllowed` decides. */
export function changeLimits(window: ChangeWindow, { checkIn, checkOut }: Stay): StayLimits {
  const booked = { checkIn, checkOut };
  if (window === "free") return { booked, maxCheckIn: null, minCheckOut: null, hasArrived: false };
  const hasArrived = window !== "late";
  return { booked, maxCheckIn: checkIn, minCheckOut: hasArrived ? checkOut : addDays(checkIn, 1), hasArrived };
}

/** The nights that both stays have, those that only the new one has, and those that are given up. */
export function nightsOfChange(before: Stay, after: Stay): { unchanged: Day[]; added: Day[]; givenUp: Day[] } {
  const isIn = (day: Day, stay: Stay) => day >= stay.checkIn && day < stay.checkOut;
  return {
    unchanged: daysOf(after).filter((day) => isIn(day, before)),
    added: daysOf(after).filter((day) => !isIn(day, before)),
    givenUp: daysOf(before).filter((day) => !isIn(day, after)),
  };
}
