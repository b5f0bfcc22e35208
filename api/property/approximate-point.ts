import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { type Point, shiftedPoint } from "#domain/location/shift.ts";

/**
 * Where a home is shown to who has not booked it. The last secret is the key: putting a new one in front moves no home,
 * and two shifts of one home would say more than either.
 */
export function approximatePoint(propertyId: number, point: Point, secrets: readonly string[]): Point {
  const digest = createHmac("sha256", keyOf(secrets.at(-1) ?? ""))
    .update(`location:${propertyId}`)
    .digest();
  return shiftedPoint(point, digest);
}

let prepared: { secret: string; key: KeyObject } | null = null;

/** The key made once: a city moves tens of thousands of points. */
function keyOf(secret: string): KeyObject {
  if (prepared?.secret !== secret) prepared = { secret, key: createSecretKey(Buffer.from(secret)) };
  return prepared.key;
}
