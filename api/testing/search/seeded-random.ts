/** Random values that can be repeated: the same seed gives the same values. */
export type SeededRandom = {
  /** From 0 inclusive to 1 exclusive. */
  fraction: () => number;
  /** True in this share of the calls. */
  chance: (share: number) => boolean;
  /** A whole number between two, both included. */
  between: (min: number, max: number) => number;
  oneOf: <Value>(values: readonly Value[]) => Value;
  /** Some of the values, none twice. */
  someOf: <Value>(values: readonly Value[], share: number) => Value[];
};

/** mulberry32 */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  return {
    fraction,
    between,
    chance: (share) => fraction() < share,
    oneOf: (values) => values[between(0, values.length - 1)] as (typeof values)[number],
    someOf: (values, share) => values.filter(() => fraction() < share),
  };
}
