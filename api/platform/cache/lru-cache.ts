type Entry<Value> = { value: Value; size: number; expiresAt: number };

export type LruOptions<Value> = {
  /** The maximum sum of sizes; without `sizeOf` the maximum number of entries. */
  max: number;
  sizeOf?: (value: Value) => number;
  /** Eviction continues down to this sum, so that a full cache does not evict at every write. */
  evictTo?: number;
  /** Entries that stay although they are larger than `max`. */
  minEntries?: number;
  ttlMs?: number;
  now?: () => number;
};

export type LruCache<Key, Value> = {
  /** The value, unless it has expired. It becomes the most recently used. */
  get: (key: Key) => Value | undefined;
  /** The same without a change of the order. */
  peek: (key: Key) => Value | undefined;
  /** Stores a value as the most recently used. Returns the entries that were evicted or had expired. */
  set: (key: Key, value: Value) => [Key, Value][];
  /** Stores several values and evicts once. */
  setAll: (entries: Iterable<readonly [Key, Value]>) => [Key, Value][];
  delete: (key: Key) => void;
  clear: () => void;
  /** The least recently used first. */
  entries: () => [Key, Value][];
  /** The sum of sizes. */
  size: () => number;
};

/** A cache with a maximum size and, if wanted, a time to live. The least recently used entry is evicted first. */
export function lruCache<Key, Value>(options: LruOptions<Value>): LruCache<Key, Value> {
  const { max, sizeOf = () => 1, evictTo = max, minEntries = 0, ttlMs = Number.POSITIVE_INFINITY } = options;
  const { now = Date.now } = options;
  /** The order of the map is the order of use. */
  const stored = new Map<Key, Entry<Value>>();
  let total = 0;

  const remove = (key: Key) => {
    total -= stored.get(key)?.size ?? 0;
    stored.delete(key);
  };
  const put = (key: Key, value: Value) => {
    remove(key);
    const size = sizeOf(value);
    stored.set(key, { value, size, expiresAt: now() + ttlMs });
    total += size;
  };
  const evict = () => {
    const evicted: [Key, Value][] = [];
    const limit = total > max ? evictTo : max;
    for (const [key, { value, expiresAt }] of stored) {
      const isNeeded = total <= limit || stored.size <= minEntries;
      if (isNeeded && expiresAt > now()) break;
      remove(key);
      evicted.push([key, value]);
    }
    return evicted;
  };
  const find = (key: Key) => {
    const entry = stored.get(key);
    return entry && entry.expiresAt > now() ? entry : undefined;
  };
  const setAll = (entries: Iterable<readonly [Key, Value]>) => {
    for (const [key, value] of entries) put(key, value);
    return evict();
  };

  return {
    get: (key) => {
      const entry = find(key);
      if (!entry) return undefined;
      stored.delete(key);
      stored.set(key, entry);
      return entry.value;
    },
    peek: (key) => find(key)?.value,
    set: (key, value) => setAll([[key, value]]),
    setAll,
    delete: remove,
    clear: () => {
      stored.clear();
      total = 0;
    },
    entries: () => [...stored].map(([key, { value }]) => [key, value]),
    size: () => total,
  };
}
