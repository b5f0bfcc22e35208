import { deadlineOf } from "#domain/policy/cancellation-policy.ts";
import type { Day } from "#domain/stay/day.ts";
import { type Bitset, eachBit, hasBit } from "./bitset.ts";
import { keepWithin } from "./keep-within.ts";
import type { PropertyFacts } from "./property-facts.ts";
import type { Shard } from "./shard.ts";
import type { ShardQuery } from "./shard-query.ts";

const SECONDS_PER_DAY = 86_400;

/** Properties that a guest who books now can still cancel for free. */
export function freeToCancel({ checkboxes, freeLead, longestLead }: Shard, { checkIn, now }: ShardQuery): Bitset {
  const { freeCancellation: refundable } = checkboxes;
  const lead = checkIn * SECONDS_PER_DAY - now;
  if (lead >= longestLead) return refundable;
  const matching = refundable.slice();
  keepWithin(matching, freeLead, { maximum: lead });
  return matching;
}

/** The last second in which cancelling is free; `null` when it never was or has passed. */
export function lastFreeSecond(
  { checkboxes, freeLead }: Shard,
  { checkIn, now }: ShardQuery,
  position: number,
): number | null {
  const second = checkIn * SECONDS_PER_DAY - (freeLead[position] as number);
  return hasBit(checkboxes.freeCancellation, position) && now <= second ? second : null;
}

/** When the next free cancellation for a check-in day ends, in ms; `null` when none ends within a day. */
export function nextFreeEnd(shard: Shard | undefined, { checkIn, now }: ShardQuery): number | null {
  const day = checkIn * SECONDS_PER_DAY;
  if (!shard || day - shard.longestLead > now + SECONDS_PER_DAY) return null;
  let next = Number.POSITIVE_INFINITY;
  eachBit(shard.checkboxes.freeCancellation, (position) => {
    const end = day - (shard.freeLead[position] as number);
    if (end >= now && end < next) next = end;
  });
  return Number.isFinite(next) ? (next + 1) * 1000 : null;
}

const EPOCH: Day = "1970-01-01";

/** Most properties share their check-in time and hours of free cancellation. */
const leads = new Map<string, number>();
const MAX_LEADS = 1_000;

/** Seconds from the end of free cancellation to the check-in day; no zone of ours has summer time, so it is constant. */
export function freeLeadOf({ terms }: PropertyFacts): number {
  const key = `${terms.checkInFrom} ${terms.timeZone} ${terms.freeCancellationHours}`;
  const known = leads.get(key);
  if (known !== undefined) return known;
  if (leads.size === MAX_LEADS) leads.clear();
  const lead = -deadlineOf({ ...terms, checkIn: EPOCH }).getTime() / 1000;
  leads.set(key, lead);
  return lead;
}
