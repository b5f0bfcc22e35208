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
  for (let index = 0; index < used && page.length < limit; index++) {
    const position = positionAt[index] as number;
    if (hasBit(matching, position) && ++passed > offset) page.push(position);
  }
  return page;
}

type Value = (position: number) => number;

/** The column that holds the value of each order but the distance, which is computed. */
const columns: Record<
  Exclude<ShardQuery["sortBy"], "distance">,
  (shard: Shard, query: ShardQuery, net: Float64Array) => Int32Array | Float64Array
> = {
  rank: (shard, { rankType }) => (rankType === "static" ? shard.rank : shard.dynamicRank),
  rating: (shard) => shard.rating,
  price: (_shard, _query, net) => net,
};

/** Whole metres from a point to the point that this guest sees. */
export function distancesFrom(shard: Shard, query: ShardQuery, near: Point): Value {
  const points = pointsOf(shard, query);
  return (position) => Math.round(metresBetween(near, pointAt(points, position)));
}

/** One number per property: its sort value, and below it its index in the recommendation. */
function sortKeys(shard: Shard, query: ShardQuery, list: PropertyList, net: Float64Array): Float64Array {
  const { sortBy, near } = query;
  const keys = new Float64Array(list.count);
  if (sortBy !== "distance") readColumn(keys, list, columns[sortBy](shard, query, net));
  else if (near) {
    const distance = distancesFrom(shard, query, near);
    for (let at = 0; at < list.count; at++) keys[at] = distance(list.positions[at] as number);
  }
  const { indexOf } = shard.recommended.static;
  const step = query.sortOrder === "desc" ? -TIE_RANGE : TIE_RANGE;
  for (let at = 0; at < list.count; at++) {
    keys[at] = (keys[at] as number) * step + (indexOf[list.positions[at] as number] as number);
  }
  return keys;
}

function readColumn(keys: Float64Array, { positions, count }: PropertyList, column: Int32Array | Float64Array): void {
  for (let at = 0; at < count; at++) keys[at] = column[positions[at] as number] as number;
}
