/**
 * The positions of the best values; `null` is a property without one. Nothing is best where fewer than two can be
 * compared, or where all are equal.
 */
export function bestIndexes(values: readonly (number | null)[], best: "lowest" | "highest"): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return new Set();
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  if (lowest === highest) return new Set();
  const wanted = best === "lowest" ? lowest : highest;
  return new Set(values.flatMap((value, index) => (value === wanted ? [index] : [])));
}
