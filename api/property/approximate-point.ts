import { createHmac } from "node:crypto";
import { type Point, shiftedPoint } from "#domain/location/shift.ts";

/**
 * Where a home is shown to who has not booked it. The last secret is the key: putting a new one in front moves no home,
 * and two shifts of one home would say more than either.
 */
export function approximatePoint(propertyId: number, point: Point, secrets: readonly string[]): Point {
  const digest = createHmac("sha256", secrets.at(-1) ?? "")
    .update(`location:${propertyId}`)
    .digest();
  return shiftedPoint(point, digest);
}
