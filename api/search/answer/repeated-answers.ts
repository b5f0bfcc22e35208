import type { AppliedChanges } from "#api/freshness/applied-changes.ts";
import type { Shown } from "#api/freshness/shown-properties.ts";
import { lruCache } from "#api/platform/cache/lru-cache.ts";
import { keepCompressed } from "#api/platform/http/compress-once.ts";

/** The answer to a search as JSON, and the id that it gives the search. */
export type Answer = { json: Buffer; searchId: string };

/** Times in seconds since 1970; `mark` is the position in the changes up to which nothing that it shows has changed. */
type Stored = Answer & { properties: Shown["properties"]; mark: number; from: number; until: number };

const MAX_BYTES = 16 * 1_048_576;
/** An answer and its compressed copies, which are about a quarter of it each. */
const SIZE_WITH_COPIES = 1.5;
const MAX_SEEN = 2_000;
/** Less than the day for which `nextFreeEnd` looks ahead. */
const MAX_AGE_S = 600;

/** Answers to searches that guests repeat, such as a city and the next weekend. */
export type RepeatedAnswers = {
  /** The stored answer, if a search would write the same now. `now` in seconds. */
  find: (key: string, now: number) => Answer | null;
  /** Stores an answer that has just been written, if the search was made before: most are made once. */
  add: (key: string, answer: Answer, shown: () => Shown, now: number) => void;
};

/** Whatever changes a shard adds to `changes` in the same step, so an answer that is unchanged there is exact. */
export function openRepeatedAnswers(changes: AppliedChanges): RepeatedAnswers {
  const seen = lruCache<string, true>({ max: MAX_SEEN });
  const answers = lruCache<string, Stored>({ max: MAX_BYTES, sizeOf: ({ json }) => SIZE_WITH_COPIES * json.length });
  return {
    find: (key, now) => {
      const stored = answers.get(key);
      if (!stored || now < stored.from || now >= stored.until) return null;
      const mark = changes.unchangedSince(stored.properties, stored.mark);
      if (mark === null) return null;
      stored.mark = mark;
      return stored;
    },
    add: (key, answer, shown, now) => {
      if (!seen.get(key)) return void seen.set(key, true);
      const { properties, until } = shown();
      // A copy of its own: an answer is a part of a large buffer, which it would keep in memory.
      const json = Buffer.from(answer.json);
      keepCompressed(json);
      const end = Math.min(now + MAX_AGE_S, until === null ? Number.POSITIVE_INFINITY : until / 1000);
      answers.set(key, { ...answer, json, properties, mark: changes.mark(), from: now, until: end });
    },
  };
}
