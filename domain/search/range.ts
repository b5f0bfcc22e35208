/** Both ends are included; a missing end is open. */
export type Range = { minimum?: number | undefined; maximum?: number | undefined };

/** Swaps reversed ends. */
export function orderedRange({ minimum, maximum }: Range): Range {
  return minimum !== undefined && maximum !== undefined && minimum > maximum
    ? { minimum: maximum, maximum: minimum }
    : { minimum, maximum };
}
