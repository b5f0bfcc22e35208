import type { RankType } from "#domain/search/sorts.ts";
import { leavePlace, type Places, sortPlaces, takePlace } from "./places.ts";
import type { Shard } from "./shard.ts";

/** The order of each kind of rank, always kept: the usual first page is read off it without looking at every home. */
export type Recommendation = Record<RankType, Places>;

/** Orders all homes of a shard whose positions follow their ids, as a load leaves them. */
export function recommendAll({ recommended, rank, dynamicRank, used }: Shard): void {
  sortPlaces(recommended.static, used, rank, (home) => home);
  sortPlaces(recommended.dynamic, used, dynamicRank, (home) => recommended.static.placeOf[home] as number);
}

/** Finds a home its place; `known` others have theirs. */
export function recommend(shard: Shard, home: number, known: number): void {
  takePlace(shard.recommended.static, home, known, (one, other) => ranksBefore(shard, one, other));
  takePlace(shard.recommended.dynamic, home, known, (one, other) => {
    const lead = (shard.dynamicRank[one] as number) - (shard.dynamicRank[other] as number);
    return lead === 0 ? ranksBefore(shard, one, other) : lead > 0;
  });
}

/** Takes a home out of both orders; `known` counts it still. */
export function recommendNoMore({ recommended }: Shard, home: number, known: number): void {
  leavePlace(recommended.static, home, known);
  leavePlace(recommended.dynamic, home, known);
}

function ranksBefore({ rank, id }: Shard, one: number, other: number): boolean {
  const lead = (rank[one] as number) - (rank[other] as number);
  return lead === 0 ? (id[one] as number) < (id[other] as number) : lead > 0;
}
