import { metresBetween } from "#domain/location/distance.ts";
import type { Point } from "#domain/location/shift.ts";
import { type Bitset, hasBit } from "../shard/bitset.ts";
import { PLACES, tieOfKey } from "../shard/places.ts";
import { pointAt, pointsOf } from "../shard/points.ts";
import type { Shard } from "../shard/shard.ts";
import type { HomeQuery } from "../shard/shard-query.ts";
import { smallestKeys } from "./smallest-keys.ts";
import type { HomeList } from "./stay-prices.ts";

/** The homes of one page, in the order asked for. Equal ones follow the static recommendation, either way round. */
export function pageOfHomes(shard: Shard, query: HomeQuery, list: HomeList, net: Float64Array): number[] {
  if (query.sortBy === "rank" && query.sortOrder === "desc") return recommendedPage(shard, query, list.set);
  const keys = sortKeys(shard, query, list, net);
  const wanted = Math.min(query.offset + query.limit, keys.length);
  const first = smallestKeys(keys, keys.length, wanted).subarray(query.offset);
  return Array.from(first, (key) => shard.recommended.static.homeAt[tieOfKey(key)] as number);
}

/** Read off the kept order, which most searches ask for. */
function recommendedPage({ recommended, used }: Shard, { rankType, offset, limit }: HomeQuery, homes: Bitset) {
  const { homeAt } = recommended[rankType];
  const page: number[] = [];
  let passed = 0;
  for (let place = 0; place < used && page.length < limit; place++) {
    const home = homeAt[place] as number;
    if (hasBit(homes, home) && ++passed > offset) page.push(home);
  }
  return page;
}

type Value = (home: number) => number;

const values: Record<HomeQuery["sortBy"], (shard: Shard, query: HomeQuery, net: Float64Array) => Value> = {
  rank: (shard, { rankType }) => columnValue(rankType === "static" ? shard.rank : shard.dynamicRank),
  rating: (shard) => columnValue(shard.rating),
  price: (_shard, _query, net) => columnValue(net),
  distance: (shard, query) => (query.near ? distancesFrom(shard, query, query.near) : () => 0),
};

function columnValue(column: ArrayLike<number>): Value {
  return (home) => column[home] as number;
}

/** Whole metres from a point to where this guest is shown a home. */
export function distancesFrom(shard: Shard, query: HomeQuery, near: Point): Value {
  const points = pointsOf(shard, query);
  return (home) => Math.round(metresBetween(near, pointAt(points, home)));
}

/** One number a home: what it is sorted by, and below it its place in the recommendation. */
function sortKeys(shard: Shard, query: HomeQuery, list: HomeList, net: Float64Array): Float64Array {
  const value = values[query.sortBy](shard, query, net);
  const { placeOf } = shard.recommended.static;
  const step = query.sortOrder === "desc" ? -PLACES : PLACES;
  const keys = new Float64Array(list.count);
  for (let at = 0; at < list.count; at++) {
    const home = list.homes[at] as number;
    keys[at] = value(home) * step + (placeOf[home] as number);
  }
  return keys;
}
