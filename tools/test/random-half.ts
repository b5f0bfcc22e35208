import { seededRandom } from "#api/testing/search/seeded-random.ts";

/** Half of the values, in their order; the same seed chooses the same half. */
export function randomHalf<Value>(values: readonly Value[], seed: number): Value[] {
  const { fraction } = seededRandom(seed);
  const drawn = values.map((value, index) => ({ value, index, draw: fraction() }));
  const half = drawn.toSorted((one, other) => one.draw - other.draw).slice(0, Math.ceil(values.length / 2));
  return half.toSorted((one, other) => one.index - other.index).map(({ value }) => value);
}
