import { burnValue, pointsReaching, pointsWithin } from "./burn.ts";
import type { PointsRate } from "./rates.ts";

/** Points that a booking used and that were not returned yet. */
export type BurnedPoints = { points: number; rate: Pick<PointsRate, "pointsPerRiyal"> };

/** Points to return, their value in halalas, and the part of the share that they leave to another source. */
export type PointsShare = { points: number; value: number; rest: number };

/**
 * Splits a programme's share of a refund into whole points. Normally the rest goes to another source; if points paid
 * for everything, the share is rounded up, but never above what was burned.
 */
export function splitPoints(shareHalalas: number, { points, rate }: BurnedPoints, isOnlySource: boolean): PointsShare {
  const wanted = isOnlySource ? pointsReaching(shareHalalas, rate) : pointsWithin(shareHalalas, rate);
  const returned = Math.min(wanted, points);
  const value = burnValue(returned, rate);
  return { points: returned, value, rest: Math.max(0, shareHalalas - value) };
}
