import { measures } from "./measures.ts";
import { leavePlace, type Places, sortPlaces, takePlace } from "./places.ts";
import type { Shard } from "./shard.ts";

/** A kept order: who comes first has the higher rank, or the lower tie among equals. */
type Order = { places: Places; rank: Int32Array; tie: (home: number) => number };

/**
 * Every order a shard keeps. The usual first page and the ends of sliders are read off them without looking at every
 * home. The static recommendation comes first, for it is the tie of the dynamic one.
 */
function ordersOf({ recommended, rank, dynamicRank, id, measures: columns }: Shard): Order[] {
  const byPlace = (home: number) => recommended.static.placeOf[home] as number;
  return [
    { places: recommended.static, rank, tie: (home) => id[home] as number },
    { places: recommended.dynamic, rank: dynamicRank, tie: byPlace },
    ...measures.map((measure) => ({
      places: columns[measure].largestFirst,
      rank: columns[measure].values,
      tie: (home: number) => id[home] as number,
    })),
  ];
}

/** The sorts that order a shard whose positions follow their ids, as a load leaves them; to be done one by one. */
export function sortsOf(shard: Shard): (() => void)[] {
  return ordersOf(shard).map(({ places, rank, tie }) => {
    const isTied = places === shard.recommended.dynamic;
    return () => sortPlaces(places, shard.used, rank, isTied ? tie : (home) => home);
  });
}

/** Finds a home its place in every order; `known` others have theirs. */
export function joinOrders(shard: Shard, home: number, known: number): void {
  for (const { places, rank, tie } of ordersOf(shard)) {
    takePlace(places, home, known, (one, other) => {
      const lead = (rank[one] as number) - (rank[other] as number);
      return lead === 0 ? tie(one) < tie(other) : lead > 0;
    });
  }
}

/** Takes a home out of every order; `known` counts it still. */
export function leaveOrders(shard: Shard, home: number, known: number): void {
  for (const { places } of ordersOf(shard)) leavePlace(places, home, known);
}
