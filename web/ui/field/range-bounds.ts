import { latinDigits } from "#domain/field/digits.ts";

export type Range = readonly [from: number, to: number];
export type Bounds = { min: number; max: number; step: number };

/** Reads a typed whole number in Western, Arabic or Persian digits; `null` when it is none. */
export function readNumber(typed: string): number | null {
  const bare = latinDigits(typed).replaceAll(/[\s,٬،]/g, "");
  return /^\d+$/.test(bare) ? Number(bare) : null;
}

/** Moves a typed end of the range to a step, within the bounds, and never past the other end. */
export function withEnd(range: Range, end: 0 | 1, typed: number, { min, max, step }: Bounds): Range {
  const onStep = min + Math.round((typed - min) / step) * step;
  const inside = Math.min(max, Math.max(min, onStep));
  return end === 0 ? [Math.min(inside, range[1]), range[1]] : [range[0], Math.max(inside, range[0])];
}
