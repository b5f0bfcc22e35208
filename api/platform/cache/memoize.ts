import { type LruOptions, lruCache } from "./lru-cache.ts";

export type MemoizeOptions = Required<Pick<LruOptions<unknown>, "max" | "ttlMs">> & { now?: () => number };

/** Loads each key once within its time to live. A failed load is not stored. */
export function memoize<Key, Value>(
  load: (key: Key) => Promise<Value>,
  options: MemoizeOptions,
): (key: Key) => Promise<Value> {
  const cache = lruCache<Key, Promise<Value>>(options);
  return (key) => {
    const stored = cache.get(key);
    if (stored) return stored;
    const value = load(key);
    cache.set(key, value);
    value.catch(() => cache.peek(key) === value && cache.delete(key));
    return value;
  };
}
