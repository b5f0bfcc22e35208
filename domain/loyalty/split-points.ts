import { burnValue, pointsReaching, pointsWithin } from "./burn.ts";
import type { PointsRate } from "./rates.ts";

/**
 * Points that a booking used and that were not returned yet, and what they paid: less than their value by a part of a step
 * if they were cut to what was due.
 */
export type BurnedPoints = { points: number; halalas: number; rate: Pick<PointsRate, "pointsPerRiyal"> };

/** Points to return, their value in halalas, and the part of the share that they leave to another source. */
export type PointsShare = { points: number; value: number; rest: number };

/**
 * Splits a programme's share of a refund into whole points. Normally the rest goes to another source; if points paid
 * for everything, the share is rounded up, but never above what was burned. The whole share is all points.
 */
export function splitPoints(shareHalalas: number, burned: BurnedPoints, isOnlySource: boolean): PointsShare {
  const { halalas, rate } = burned;
  if (shareHalalas >= halalas) return { points: burned.points, value: halalas, rest: shareHalalas - halalas };
  const wanted = isOnlySource ? pointsReaching(shareHalalas, rate) : pointsWithin(shareHalalas, rate);
  const points = Math.min(wanted, burned.points);
  const value = Math.min(burnValue(points, rate), halalas);
  return { points, value, rest: Math.max(0, shareHalalas - value) };
}
