import type { ProblemCode } from "#domain/problem/problems.ts";
import type { PointsRate } from "./rates.ts";

const HALALAS = 100;

type Rate = Pick<PointsRate, "pointsPerRiyal">;

/** The value of points in halalas, rounded down. */
export function burnValue(points: number, { pointsPerRiyal }: Rate): number {
  return Math.floor((points * HALALAS) / pointsPerRiyal);
}

/** The smallest number of points that is worth whole halalas; points are used in steps of it. */
export function pointsStep({ pointsPerRiyal }: Rate): number {
  return pointsPerRiyal / greatestDivisor(pointsPerRiyal, HALALAS);
}

/** The most points in whole steps that are worth at most `halalas`. */
export function pointsWithin(halalas: number, rate: Rate): number {
  const step = pointsStep(rate);
  return Math.floor(halalas / burnValue(step, rate)) * step;
}

/** The fewest points in whole steps that are worth at least `halalas`. */
export function pointsReaching(halalas: number, rate: Rate): number {
  const step = pointsStep(rate);
  return Math.ceil(halalas / burnValue(step, rate)) * step;
}

export type BurnRange = { min: number; max: number };

/**
 * The points that a member may use for an amount due in halalas; `null` if they may use none. If points may pay everything,
 * the most are worth at least the amount due, so that no part of a step is left to a card.
 */
export function burnRange(rate: PointsRate, balance: number, due: number): BurnRange | null {
  const min = pointsReaching(rate.minRiyals * HALALAS, rate);
  if (due < rate.minRiyals * HALALAS) return null;
  const worth =
    rate.maxPercent === 100 ? pointsReaching(due, rate) : pointsWithin(Math.floor((due * rate.maxPercent) / 100), rate);
  const max = Math.min(worth, balance - (balance % pointsStep(rate)));
  return max >= min ? { min, max } : null;
}

/** What points take off an amount due in halalas: their value, cut to it. */
export function burnedOf(points: number, rate: Rate, due: number): number {
  return Math.min(burnValue(points, rate), due);
}

export type BurnRefusal = Extract<ProblemCode, "points-too-few" | "points-below-minimum" | "validation">;
export type Burn = { points: number; value: number; basePrice: number; refusal: null };

/**
 * What using points takes off an amount due. Points above it are cut to it, and `basePrice` is their value before the
 * cut, in halalas like `value`.
 */
export function judgeBurn(
  points: number,
  { rate, balance, due }: { rate: PointsRate; balance: number; due: number },
): Burn | { refusal: BurnRefusal } {
  if (!Number.isSafeInteger(points) || points <= 0 || points % pointsStep(rate) !== 0) return { refusal: "validation" };
  if (points > balance) return { refusal: "points-too-few" };
  const range = burnRange(rate, balance, due);
  const used = Math.min(points, range?.max ?? 0);
  if (!range || used < range.min) return { refusal: "points-below-minimum" };
  return { points: used, value: burnedOf(used, rate, due), basePrice: burnValue(points, rate), refusal: null };
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
