/** A pseudo-random stream: the same numbers for the same seed on every machine. */
export type Random = {
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
};

/** cyrb53: a 53-bit hash of a text. */
export function hashText(text: string): number {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return 4294967296 * (2097151 & high) + (low >>> 0);
}

/** mulberry32: numbers from 0 (inclusive) to 1 (exclusive). */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomOf(seed: string): Random {
  const next = mulberry32(hashText(seed));
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (share) => next() < share,
    pick: (list) => {
      if (list.length === 0) throw new RangeError("Nothing to pick from");
      return list[Math.floor(next() * list.length)] as (typeof list)[number];
    },
    weighted: (weights) => pickWeighted(weights, next()),
  };
}

function pickWeighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>, share: number): K {
  const entries = Object.entries(weights) as [K, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = total * share;
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  throw new RangeError("Weights must add up to more than nothing");
}
