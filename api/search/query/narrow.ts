import { type CheckboxFilterName, type FilterName, filters, type LookupFilterName } from "#domain/search/filters.ts";
import { type Bitset, emptyBitset, intersect, keepIf, unite } from "../shard/bitset.ts";
import { keepBookable } from "../shard/booking-limits.ts";
import { keepWithin } from "../shard/keep-within.ts";
import { measures } from "../shard/measures.ts";
import { type Points, pointsOf } from "../shard/points.ts";
import type { Shard } from "../shard/shard.ts";
import type { Box, ShardQuery } from "../shard/shard-query.ts";
import { keepAvailable } from "../shard/stay-restrictions.ts";

/** Properties that are free for the stay and match everything without a facet: guests, map, name. */
export function candidates(shard: Shard, query: ShardQuery): Bitset {
  const matching = shard.listed.slice();
  keepAvailable(matching, shard.restrictions, query.checkIn - shard.window.first, query.nights);
  keepBookable(matching, shard.limits, query);
  keepWithoutFacet(matching, shard, query);
  return matching;
}

/** Keeps the properties in which all guests can sleep, and that lie on the map and have the name. */
function keepWithoutFacet(matching: Bitset, shard: Shard, query: ShardQuery): void {
  if (query.guestCount > 1) keepWithin(matching, shard.sleeps, { minimum: query.guestCount });
  if (query.bounds) keepIf(matching, within(pointsOf(shard, query), query.bounds));
  if (query.term !== "") keepIf(matching, (position) => (shard.names[position] as string).includes(query.term));
}

/** Properties that match everything which the nights do not decide: availability, price and free cancellation do not count. */
export function matchingWithoutStay(shard: Shard, query: ShardQuery): Bitset {
  const matching = shard.listed.slice();
  keepWithoutFacet(matching, shard, query);
  const checkboxes = query.checkboxes.filter((filter) => !isDecidedByStay(shard, filter));
  for (const fitting of matchesByFilter(shard, { ...query, checkboxes }, matching).values()) {
    intersect(matching, fitting);
  }
  return matching;
}

/** Those of some properties that are available for the stay and match the filters which it decides, but for the price. */
export function matchingStay(shard: Shard, query: ShardQuery, among: Bitset): Bitset {
  const matching = among.slice();
  keepAvailable(matching, shard.restrictions, query.checkIn - shard.window.first, query.nights);
  keepBookable(matching, shard.limits, query);
  for (const filter of query.checkboxes) {
    if (isDecidedByStay(shard, filter)) intersect(matching, checkboxMatches(shard, query, filter));
  }
  return matching;
}

function isDecidedByStay(shard: Shard, filter: CheckboxFilterName): boolean {
  return shard.columns.checkboxes[filter].forStay !== undefined;
}

/** A box whose west is greater than its east crosses the 180th meridian. */
function within({ latitude, longitude }: Points, { north, south, east, west }: Box): (position: number) => boolean {
  const isBetween = (at: number) => (west <= east ? at >= west && at <= east : at >= west || at <= east);
  return (position) => {
    const at = latitude[position] as number;
    return at >= south && at <= north && isBetween(longitude[position] as number);
  };
}

/** The properties that match each filter in use, by the filter. The price is not here: it needs pricing first. */
export function matchesByFilter(shard: Shard, query: ShardQuery, among: Bitset): Map<FilterName, Bitset> {
  const matches = new Map<FilterName, Bitset>();
  for (const [filter, ids] of Object.entries(query.lookups)) {
    const name = filter as LookupFilterName;
    matches.set(name, propertiesWith(shard, name, ids));
  }
  for (const measure of measures) {
    const range = query.ranges[measure];
    if (!range) continue;
    const fitting = among.slice();
    keepWithin(fitting, shard.measures[measure].values, range);
    matches.set(measure, fitting);
  }
  for (const filter of query.checkboxes) matches.set(filter, checkboxMatches(shard, query, filter));
  return matches;
}

/** The properties that match a yes-or-no filter. */
export function checkboxMatches(shard: Shard, query: ShardQuery, filter: CheckboxFilterName): Bitset {
  return shard.columns.checkboxes[filter].forStay?.(shard, query) ?? shard.checkboxes[filter];
}

function propertiesWith(shard: Shard, filter: LookupFilterName, ids: readonly number[]): Bitset {
  const { byId } = shard.options[filter];
  const chosen = ids.map((id) => byId.get(id)?.properties);
  if (filters[filter].matches === "any") {
    const matching = emptyBitset(shard.capacity);
    for (const each of chosen) if (each) unite(matching, each);
    return matching;
  }
  const matching = shard.listed.slice();
  for (const each of chosen) intersect(matching, each ?? emptyBitset(shard.capacity));
  return matching;
}
