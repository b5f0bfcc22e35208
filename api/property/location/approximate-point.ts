import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { type Point, shiftedPoint } from "#domain/location/shift.ts";

/**
 * The point that guests see before they book. The last secret is the key: adding a new secret in front moves no point,
 * because two points of one property would reveal more than one.
 */
export function approximatePoint(propertyId: number, point: Point, secrets: readonly string[]): Point {
  const digest = createHmac("sha256", keyOf(secrets.at(-1) ?? ""))
    .update(`location:${propertyId}`)
    .digest();
  return shiftedPoint(point, digest);
}

let prepared: { secret: string; key: KeyObject } | null = null;

/** The key is imported once: a city computes tens of thousands of points. */
function keyOf(secret: string): KeyObject {
  if (prepared?.secret !== secret) prepared = { secret, key: createSecretKey(Buffer.from(secret)) };
  return prepared.key;
}
