import type { Point } from "#domain/location/shift.ts";
import type { Shard } from "./shard.ts";
import type { ShardQuery } from "./shard-query.ts";

export type Points = Pick<Shard, "latitude" | "longitude">;

/** The points for the guest who asks: shown, sorted by and found on the map is the same point. */
export function pointsOf(shard: Shard, { isExact }: Pick<ShardQuery, "isExact">): Points {
  return isExact ? { latitude: shard.exactLatitude, longitude: shard.exactLongitude } : shard;
}

export function pointAt({ latitude, longitude }: Points, position: number): Point {
  return { latitude: latitude[position] as number, longitude: longitude[position] as number };
}
