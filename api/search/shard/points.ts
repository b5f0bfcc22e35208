import type { Point } from "#domain/location/shift.ts";
import type { Shard } from "./shard.ts";
import type { HomeQuery } from "./shard-query.ts";

export type Points = Pick<Shard, "latitude" | "longitude">;

/** Where the homes are for who asks: what is shown, sorted by and found on the map is one and the same point. */
export function pointsOf(shard: Shard, { isExact }: Pick<HomeQuery, "isExact">): Points {
  return isExact ? { latitude: shard.exactLatitude, longitude: shard.exactLongitude } : shard;
}

export function pointAt({ latitude, longitude }: Points, home: number): Point {
  return { latitude: latitude[home] as number, longitude: longitude[home] as number };
}
