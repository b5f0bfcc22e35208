import { addDays, type Day } from "#domain/stay/day.ts";
import { instantAt, localTime, type TimeZone } from "#domain/stay/time-zone.ts";
import { type OrderStatus, orderStatus } from "./order-status.ts";
import type { StayState } from "./stay-state.ts";

/** What the rules about a stay under way read of an order. Times are `HH:MM` in the time zone of the property. */
export type StayOfOrder = {
  statusCode: OrderStatus;
  stayState: StayState;
  noShowAt: Date | null;
  checkIn: Day;
  checkOut: Day;
  checkInFrom: string;
  checkOutTo: string;
  timeZone: TimeZone;
};

const HOUR_MS = 3_600_000;
/** A host reports a no-show on the morning after the check-in day at the earliest. */
const NO_SHOW_TIME = "10:00";
/** How long after the stay a host may still report it. */
const NO_SHOW_HOURS = 48;
/** How long a guest may object. */
const OBJECTION_HOURS = 24;

/** When a host may report that nobody arrived. */
export function noShowPeriod(stay: StayOfOrder): { from: Date; until: Date } {
  const from = instantAt(addDays(stay.checkIn, 1), NO_SHOW_TIME, stay.timeZone);
  const until = new Date(checkOutMoment(stay).getTime() + NO_SHOW_HOURS * HOUR_MS);
  return { from, until };
}

export function mayReportNoShow(stay: StayOfOrder, now: Date): boolean {
  const { from, until } = noShowPeriod(stay);
  return isConfirmed(stay) && stay.stayState === "expected" && now >= from && now < until;
}

/** Until when the guest may say that they did arrive, or `null`. */
export function objectionEnd({ statusCode, stayState, noShowAt }: StayOfOrder): Date | null {
  if (statusCode !== orderStatus.confirmed || stayState !== "no-show" || noShowAt === null) return null;
  return new Date(noShowAt.getTime() + OBJECTION_HOURS * HOUR_MS);
}

/** Whether a host may ask us to cancel the stay: until it is over. */
export function mayDeclineToHost(stay: StayOfOrder, now: Date): boolean {
  return isConfirmed(stay) && stay.stayState === "expected" && now < checkOutMoment(stay);
}

/**
 * The first day on which a guest who is in the property may check out early, or `null`. The coming night belongs to the
 * guest, so it is tomorrow at the earliest.
 */
export function earliestCheckOut(stay: StayOfOrder, now: Date): Day | null {
  const isUnderWay = stay.stayState === "expected" || stay.stayState === "arrived" || stay.stayState === "left-early";
  if (!isConfirmed(stay) || !isUnderWay || now < instantAt(stay.checkIn, stay.checkInFrom, stay.timeZone)) return null;
  const tomorrow = addDays(localTime(now, stay.timeZone).day, 1);
  const first = tomorrow > stay.checkIn ? tomorrow : addDays(stay.checkIn, 1);
  return first < stay.checkOut ? first : null;
}

/** From then on the property is expected to be empty. */
export function checkOutMoment({ checkOut, checkOutTo, timeZone }: StayOfOrder): Date {
  return instantAt(checkOut, checkOutTo, timeZone);
}

function isConfirmed({ statusCode }: StayOfOrder): boolean {
  return statusCode === orderStatus.confirmed;
}
