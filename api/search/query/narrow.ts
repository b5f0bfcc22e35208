import { type FilterName, filters, type LookupFilterName } from "#domain/search/filters.ts";
import { isWithin } from "#domain/search/range.ts";
import { addAll, type Bitset, clearBit, eachBit, emptyBitset, hasBit, keepCommon } from "../shard/bitset.ts";
import { measures } from "../shard/measures.ts";
import { type Points, pointsOf } from "../shard/points.ts";
import type { Shard } from "../shard/shard.ts";
import type { Box, HomeQuery } from "../shard/shard-query.ts";
import { keepOpen } from "../shard/stay-restrictions.ts";

const SECONDS_PER_DAY = 86_400;

/** Homes free for the stay that fit everything which is no facet: guests, map, name. */
export function candidates(shard: Shard, query: HomeQuery): Bitset {
  const homes = shard.listed.slice();
  keepOpen(homes, shard.gates, query.checkIn - shard.window.first, query.nights);
  keepSuited(homes, shard, query);
  return homes;
}

/** Keeps the homes that have room for the guests, lie on the map and bear the name. */
function keepSuited(homes: Bitset, shard: Shard, query: HomeQuery): void {
  if (query.guestCount > 1) keepIf(homes, (home) => (shard.capacity[home] as number) >= query.guestCount);
  if (query.bounds) keepIf(homes, within(pointsOf(shard, query), query.bounds));
  if (query.term !== "") keepIf(homes, (home) => (shard.names[home] as string).includes(query.term));
}

/** Homes that fit every wish but those which the nights decide: whether they are free, what they cost, the deadline. */
export function suited(shard: Shard, query: HomeQuery): Bitset {
  const homes = shard.listed.slice();
  keepSuited(homes, shard, query);
  for (const fitting of passes(shard, { ...query, freeCancellation: false }, homes).values())
    keepCommon(homes, fitting);
  return homes;
}

/** A box whose west lies east of its east goes round the back of the earth. */
function within({ latitude, longitude }: Points, { north, south, east, west }: Box): (home: number) => boolean {
  const isBetween = (at: number) => (west <= east ? at >= west && at <= east : at >= west || at <= east);
  return (home) => {
    const at = latitude[home] as number;
    return at >= south && at <= north && isBetween(longitude[home] as number);
  };
}

function keepIf(homes: Bitset, fits: (home: number) => boolean): void {
  eachBit(homes, (home) => {
    if (!fits(home)) clearBit(homes, home);
  });
}

/** The candidates that each filter in use lets through, by the filter. The price, which needs pricing first, is not here. */
export function passes(shard: Shard, query: HomeQuery, among: Bitset): Map<FilterName, Bitset> {
  const passing = new Map<FilterName, Bitset>();
  for (const [filter, ids] of Object.entries(query.lookups)) {
    const name = filter as LookupFilterName;
    passing.set(name, homesWith(shard, name, ids));
  }
  for (const measure of measures) {
    const range = query.ranges[measure];
    if (!range) continue;
    const { values } = shard.measures[measure];
    const fitting = among.slice();
    keepIf(fitting, (home) => isWithin(values[home] as number, range));
    passing.set(measure, fitting);
  }
  if (query.is3DView) passing.set("is3DView", shard.is3DView);
  if (query.freeCancellation) passing.set("freeCancellation", freeToCancel(shard, query));
  return passing;
}

function homesWith(shard: Shard, filter: LookupFilterName, ids: readonly number[]): Bitset {
  const { byId } = shard.options[filter];
  const chosen = ids.map((id) => byId.get(id)?.homes);
  if (filters[filter].matches === "any") {
    const homes = emptyBitset(shard.room);
    for (const each of chosen) if (each) addAll(homes, each);
    return homes;
  }
  const homes = shard.listed.slice();
  for (const each of chosen) keepCommon(homes, each ?? emptyBitset(shard.room));
  return homes;
}

/** The last second in which cancelling is free, or `null` when that is never or has passed; see `freeToCancel`. */
export function lastFreeSecond(
  { refundable, freeLead }: Shard,
  { checkIn, now }: HomeQuery,
  home: number,
): number | null {
  const second = checkIn * SECONDS_PER_DAY - (freeLead[home] as number);
  return hasBit(refundable, home) && now <= second ? second : null;
}

/** Homes that a guest who books now could still cancel for nothing. */
export function freeToCancel({ refundable, freeLead, longestLead }: Shard, { checkIn, now }: HomeQuery): Bitset {
  const longest = checkIn * SECONDS_PER_DAY - now;
  if (longest >= longestLead) return refundable;
  const homes = refundable.slice();
  keepIf(homes, (home) => (freeLead[home] as number) <= longest);
  return homes;
}
