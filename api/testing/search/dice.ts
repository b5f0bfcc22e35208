/** Chance that can be repeated: the same seed throws the same dice. */
export type Dice = {
  /** From 0 to, but not, 1. */
  chance: () => number;
  isLuck: (share: number) => boolean;
  /** A whole number between two, both included. */
  between: (least: number, most: number) => number;
  oneOf: <Value>(values: readonly Value[]) => Value;
  /** Some of the values, none twice. */
  someOf: <Value>(values: readonly Value[], share: number) => Value[];
};

/** mulberry32 */
export function throwDice(seed: number): Dice {
  let state = seed >>> 0;
  const chance = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1));
  return {
    chance,
    between,
    isLuck: (share) => chance() < share,
    oneOf: (values) => values[between(0, values.length - 1)] as (typeof values)[number],
    someOf: (values, share) => values.filter(() => chance() < share),
  };
}
