import { lastBookingMoment } from "#domain/stay/booking-rule.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { type Day, numberOfDay } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { type Bitset, clearBit, emptyBitset, lowestBit, setBit } from "./bitset.ts";
import type { PropertyFacts } from "./property-facts.ts";
import type { ShardQuery } from "./shard-query.ts";

/** When and for how long properties can be booked, where their hosts limit it. */
export type BookingLimits = {
  withRule: Bitset;
  /** Seconds from the last moment in which a stay can be booked to the UTC midnight of its check-in day. */
  lead: Int32Array;
  longestLead: number;
  windowMonths: Uint8Array;
  maxNights: Uint8Array;
};

const SECONDS_PER_DAY = 86_400;
/** Less than any lead: a stay can be booked until its site refuses it. */
const NO_LEAD = -0x8000_0000;
const EPOCH: Day = "1970-01-01";

export function emptyBookingLimits(capacity: number): BookingLimits {
  return {
    withRule: emptyBitset(capacity),
    lead: new Int32Array(capacity),
    longestLead: NO_LEAD,
    windowMonths: new Uint8Array(capacity),
    maxNights: new Uint8Array(capacity),
  };
}

/** Writes the limits of a position. */
export function putBookingLimits(limits: BookingLimits, position: number, property: PropertyFacts): void {
  const { bookingRule, terms } = property;
  clearBit(limits.withRule, position);
  if (!bookingRule) return;
  setBit(limits.withRule, position);
  const last = lastBookingMoment(bookingRule, EPOCH, terms);
  const lead = last === null ? NO_LEAD : -last / 1_000;
  limits.lead[position] = lead;
  limits.longestLead = Math.max(limits.longestLead, lead);
  limits.windowMonths[position] = bookingRule.windowMonths;
  limits.maxNights[position] = bookingRule.maxNights;
}

/** Removes the properties whose hosts do not take such a stay now. */
export function keepBookable(properties: Bitset, limits: BookingLimits, query: ShardQuery): void {
  const { withRule, lead, windowMonths, maxNights } = limits;
  const { checkIn, nights, now } = query;
  const ahead = checkIn * SECONDS_PER_DAY - now;
  let ends: readonly number[] | null = null;
  for (let word = 0; word < withRule.length; word++) {
    for (let rest = (withRule[word] as number) & (properties[word] as number); rest !== 0; rest &= rest - 1) {
      const position = (word << 5) | lowestBit(rest);
      ends ??= windowEnds(now);
      const isAccepted =
        ahead >= (lead[position] as number) &&
        nights <= (maxNights[position] as number) &&
        checkIn + nights <= (ends[windowMonths[position] as number] as number);
      if (!isAccepted) clearBit(properties, position);
    }
  }
}

let known: { today: Day; ends: readonly number[] } = { today: EPOCH, ends: [] };

/** The last day of departure by the months of a window, in days since 1970. */
function windowEnds(now: number): readonly number[] {
  const today = todayInRiyadh(new Date(now * 1_000));
  if (known.today !== today) {
    known = { today, ends: Array.from({ length: 13 }, (_, months) => numberOfDay(maxDateOf(today, months))) };
  }
  return known.ends;
}

export function sizeOfBookingLimits({ withRule, lead, windowMonths, maxNights }: BookingLimits): number {
  return [withRule, lead, windowMonths, maxNights].reduce((sum, { byteLength }) => sum + byteLength, 0);
}
