import { measures } from "./measures.ts";
import type { Shard } from "./shard.ts";
import { insertSorted, removeSorted, type SortedPositions, sortPositions } from "./sorted-positions.ts";

/** A stored order: by descending rank, then by ascending tie. */
type Order = { sorted: SortedPositions; rank: Int32Array; tie: (position: number) => number };

/**
 * Every order that a shard stores: the default first page and the ends of sliders are read from them without visiting
 * every property. The static recommendation comes first because it is the tie of the dynamic one.
 */
function ordersOf({ recommended, rank, dynamicRank, id, measures: columns }: Shard): Order[] {
  const byIndex = (position: number) => recommended.static.indexOf[position] as number;
  return [
    { sorted: recommended.static, rank, tie: (position) => id[position] as number },
    { sorted: recommended.dynamic, rank: dynamicRank, tie: byIndex },
    ...measures.map((measure) => ({
      sorted: columns[measure].largestFirst,
      rank: columns[measure].values,
      tie: (position: number) => id[position] as number,
    })),
  ];
}

/** One sort for each order of a shard whose positions follow their ids, as after a load. */
export function sortsOf(shard: Shard): (() => void)[] {
  return ordersOf(shard).map(({ sorted, rank, tie }) => {
    const isTied = sorted === shard.recommended.dynamic;
    return () => sortPositions(sorted, shard.used, rank, isTied ? tie : (position) => position);
  });
}

/** Inserts a position into every order; `known` others are in them. */
export function insertIntoOrders(shard: Shard, position: number, known: number): void {
  for (const { sorted, rank, tie } of ordersOf(shard)) {
    insertSorted(sorted, position, known, (one, other) => {
      const lead = (rank[one] as number) - (rank[other] as number);
      return lead === 0 ? tie(one) < tie(other) : lead > 0;
    });
  }
}

/** Removes a position from every order; `known` includes it. */
export function removeFromOrders(shard: Shard, position: number, known: number): void {
  for (const { sorted } of ordersOf(shard)) removeSorted(sorted, position, known);
}
