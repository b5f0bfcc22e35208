import { type RangeFilterName, rangeFilter } from "../filters.ts";
import { orderedRange, type Range } from "../range.ts";

/** Both ends of a slider and its step. */
export type Bounds = { minimum: number; maximum: number; step: number };
export type FullRange = { minimum: number; maximum: number };

/** The server's ends rounded outwards to whole steps, never equal; the fallback when there are none. */
export function boundsOf(name: RangeFilterName, measured: FullRange | null): Bounds {
  const { step, fallback } = rangeFilter(name);
  return measured ? wholeSteps(measured, step) : { ...fallback, step };
}

export function wholeSteps({ minimum, maximum }: FullRange, step: number): Bounds {
  const from = Math.floor(minimum / step) * step;
  return { minimum: from, maximum: Math.max(Math.ceil(maximum / step) * step, from + step), step };
}

/** A range as the thumbs show it: in order, inside the bounds, an open end at its bound. */
export function clampRange(range: Range, bounds: FullRange): FullRange {
  const inside = (end: number) => Math.min(bounds.maximum, Math.max(bounds.minimum, end));
  const { minimum, maximum } = orderedRange(range);
  return { minimum: inside(minimum ?? bounds.minimum), maximum: inside(maximum ?? bounds.maximum) };
}

/** The range that two thumbs choose, always with both ends; `null` when both thumbs are at their bounds. */
export function chosenRange(thumbs: FullRange, bounds: FullRange): FullRange | null {
  const chosen = clampRange(thumbs, bounds);
  return isOpen(withOpenEnds(chosen, bounds)) ? null : chosen;
}

/** A range as guests read it: an end at its bound excludes nothing and is open. */
export function withOpenEnds({ minimum, maximum }: Range, bounds: FullRange): Range {
  const open: Range = {};
  if (minimum !== undefined && minimum > bounds.minimum) open.minimum = minimum;
  if (maximum !== undefined && maximum < bounds.maximum) open.maximum = maximum;
  return open;
}

/** Whether a range excludes anything between these bounds. */
export function isNarrowed(range: Range | undefined, bounds: FullRange): boolean {
  return range !== undefined && chosenRange(clampRange(range, bounds), bounds) !== null;
}

function isOpen({ minimum, maximum }: Range): boolean {
  return minimum === undefined && maximum === undefined;
}
