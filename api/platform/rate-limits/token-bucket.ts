import { lruCache } from "#api/platform/cache/lru-cache.ts";

const MINUTE_MS = 60_000;
const MAX_KEYS = 100_000;

type Options = { perMinute: number /** How many may come at once after a pause. */; burst: number; now?: () => number };

/**
 * Allows a steady rate per key and a short burst, in the memory of this process. Unlike a count per minute it spreads
 * the allowed work evenly. Returns 0, or the seconds until the key may try again.
 */
export function tokenBucket({ perMinute, burst, now = () => performance.now() }: Options): (key: string) => number {
  const tokenMs = MINUTE_MS / perMinute;
  /** When the bucket of a key is full again. */
  const fullAt = lruCache<string, number>({ max: MAX_KEYS, ttlMs: burst * tokenMs, now });
  return (key) => {
    const time = now();
    const next = Math.max(fullAt.get(key) ?? 0, time) + tokenMs;
    const missingMs = next - time - burst * tokenMs;
    if (missingMs > 0) return Math.max(1, Math.ceil(missingMs / 1000));
    fullAt.set(key, next);
    return 0;
  };
}
