/** The earliest of some ISO times, in ms; `null` when there is none. */
export function earliest(times: Iterable<string | null>): number | null {
  let first = Number.POSITIVE_INFINITY;
  for (const time of times) if (time !== null) first = Math.min(first, Date.parse(time));
  return Number.isFinite(first) ? first : null;
}
