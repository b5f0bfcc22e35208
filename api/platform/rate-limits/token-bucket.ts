import { lruCache } from "#api/platform/cache/lru-cache.ts";

const MINUTE_MS = 60_000;
const MAX_KEYS = 100_000;

type Options = { perMinute: number /** How many may come at once after a pause. */; burst: number; now?: () => number };

export type TokenBucket = {
  /** 0, or the seconds until the key may try again. */
  secondsToWait: (key: string) => number;
  take: (key: string) => void;
};

/**
 * Allows a steady rate per key and a short burst, in the memory of this process. Unlike a count per minute it spreads
 * the allowed work evenly.
 */
export function tokenBucket({ perMinute, burst, now = () => performance.now() }: Options): TokenBucket {
  const tokenMs = MINUTE_MS / perMinute;
  /** When the bucket of a key is full again. */
  const fullAt = lruCache<string, number>({ max: MAX_KEYS, ttlMs: burst * tokenMs, now });
  const nextFullAt = (key: string) => Math.max(fullAt.get(key) ?? 0, now()) + tokenMs;
  const secondsToWait = (key: string) => {
    const missingMs = nextFullAt(key) - now() - burst * tokenMs;
    return missingMs > 0 ? Math.max(1, Math.ceil(missingMs / 1000)) : 0;
  };
  return { secondsToWait, take: (key) => void fullAt.set(key, nextFullAt(key)) };
}
