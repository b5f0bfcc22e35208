import { type Count, readCount } from "../counts.ts";
import { readNumber } from "../numbers.ts";
import type { Token } from "../tokens.ts";
import { type Bound, readBound, readTrailingBound } from "./bounds.ts";

type BoundedCount = { count: Count; bound: Bound; length: number };

/** "at least 3 bedrooms", "up to 8 guests", "لا تقل عن ٤ غرف", "4 bedrooms or more". */
export function readBoundedCount(tokens: readonly Token[], at: number): BoundedCount | null {
  const lead = readBound(tokens, at);
  const start = at + (lead?.length ?? 0);
  if (!lead && !readNumber(tokens, start)) return null;
  const count = readCount(tokens, start);
  if (!count) return null;
  const end = start + count.length;
  const bound = lead ?? readTrailingBound(tokens, end);
  if (!bound) return null;
  return { count, bound, length: end + (lead ? 0 : bound.length) - at };
}

/** The smallest whole number that a bound allows; `null` when it limits from above. */
export function smallestOf({ count, bound }: BoundedCount): number | null {
  if (bound.kind === "below") return null;
  return bound.isInclusive ? count.count : count.count + 1;
}
