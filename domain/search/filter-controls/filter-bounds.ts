import { filters, type RangeFilterName } from "../filters.ts";
import { type Range, soundRange } from "../range.ts";

/** Both ends of a slider and how far its thumbs jump. */
export type Bounds = { minimum: number; maximum: number; step: number };
export type FullRange = { minimum: number; maximum: number };

/** What the server measured, in whole steps outwards and never of no width; without a measure the fallback. */
export function boundsOf(name: RangeFilterName, measured: FullRange | null): Bounds {
  const { step, fallback } = filters[name];
  return measured ? wholeSteps(measured, step) : { ...fallback, step };
}

export function wholeSteps({ minimum, maximum }: FullRange, step: number): Bounds {
  const from = Math.floor(minimum / step) * step;
  return { minimum: from, maximum: Math.max(Math.ceil(maximum / step) * step, from + step), step };
}

/** A wish as the thumbs show it: the right way round, inside the bounds, an open end at its bound. */
export function clampRange(range: Range, bounds: FullRange): FullRange {
  const inside = (end: number) => Math.min(bounds.maximum, Math.max(bounds.minimum, end));
  const { minimum, maximum } = soundRange(range);
  return { minimum: inside(minimum ?? bounds.minimum), maximum: inside(maximum ?? bounds.maximum) };
}

/** The wish that two thumbs express. A thumb at its bound wishes nothing; both there are no wish at all. */
export function chosenRange(thumbs: FullRange, bounds: FullRange): Range | null {
  const { minimum, maximum } = clampRange(thumbs, bounds);
  const wish: Range = {};
  if (minimum > bounds.minimum) wish.minimum = minimum;
  if (maximum < bounds.maximum) wish.maximum = maximum;
  return isOpen(wish) ? null : wish;
}

/** Whether a wish leaves anything out between these bounds. */
export function isNarrowed(range: Range | undefined, bounds: FullRange): boolean {
  return range !== undefined && chosenRange(clampRange(range, bounds), bounds) !== null;
}

function isOpen({ minimum, maximum }: Range): boolean {
  return minimum === undefined && maximum === undefined;
}
