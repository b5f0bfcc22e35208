import { metresBetween } from "#domain/location/distance.ts";
import type { Point } from "#domain/location/shift.ts";
import { type Bitset, hasBit } from "../shard/bitset.ts";
import { pointAt, pointsOf } from "../shard/points.ts";
import type { Shard } from "../shard/shard.ts";
import type { ShardQuery } from "../shard/shard-query.ts";
import { TIE_RANGE, tieOfKey } from "../shard/sorted-positions.ts";
import { smallestKeys } from "./smallest-keys.ts";
import type { PropertyList } from "./stay-prices.ts";

/** The positions of one page in the requested order. Equal ones follow the static recommendation in both directions. */
export function pageOfProperties(shard: Shard, query: ShardQuery, list: PropertyList, net: Float64Array): number[] {
  if (query.sortBy === "rank" && query.sortOrder === "desc") return recommendedPage(shard, query, list.set);
  const keys = sortKeys(shard, query, list, net);
  const wanted = Math.min(query.offset + query.limit, keys.length);
  const first = smallestKeys(keys, keys.length, wanted).subarray(query.offset);
  return Array.from(first, (key) => shard.recommended.static.positionAt[tieOfKey(key)] as number);
}

/** Reads the stored order, which most searches ask for. */
function recommendedPage({ recommended, used }: Shard, { rankType, offset, limit }: ShardQuery, matching: Bitset) {
  const { positionAt } = recommended[rankType];
  const page: number[] = [];
  let passed = 0;
  for (let place = 0; place < used && page.length < limit; place++) {
    const position = positionAt[place] as number;
    if (hasBit(matching, position) && ++passed > offset) page.push(position);
  }
  return page;
}

type Value = (position: number) => number;

const values: Record<ShardQuery["sortBy"], (shard: Shard, query: ShardQuery, net: Float64Array) => Value> = {
  rank: (shard, { rankType }) => columnValue(rankType === "static" ? shard.rank : shard.dynamicRank),
  rating: (shard) => columnValue(shard.rating),
  price: (_shard, _query, net) => columnValue(net),
  distance: (shard, query) => (query.near ? distancesFrom(shard, query, query.near) : () => 0),
};

function columnValue(column: ArrayLike<number>): Value {
  return (position) => column[position] as number;
}

/** Whole metres from a point to the point that this guest sees. */
export function distancesFrom(shard: Shard, query: ShardQuery, near: Point): Value {
  const points = pointsOf(shard, query);
  return (position) => Math.round(metresBetween(near, pointAt(points, position)));
}

/** One number per property: its sort value, and below it its place in the recommendation. */
function sortKeys(shard: Shard, query: ShardQuery, list: PropertyList, net: Float64Array): Float64Array {
  const value = values[query.sortBy](shard, query, net);
  const { placeOf } = shard.recommended.static;
  const step = query.sortOrder === "desc" ? -TIE_RANGE : TIE_RANGE;
  const keys = new Float64Array(list.count);
  for (let at = 0; at < list.count; at++) {
    const position = list.positions[at] as number;
    keys[at] = value(position) * step + (placeOf[position] as number);
  }
  return keys;
}
