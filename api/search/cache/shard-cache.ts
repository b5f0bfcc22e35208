import { lruCache } from "#api/platform/cache/lru-cache.ts";

/** What the cache needs to know of a shard. */
type Sized = { bytes: number };

type CacheOptions<Cached> = {
  load: (cityId: number) => Promise<Cached>;
  /** Called with a shard that was replaced or evicted. */
  onRemoved: (cached: Cached) => void;
  budgetBytes: number;
};

/** The shards in memory, the least recently used first. Calls for the same shard share one load. */
export type ShardCache<Cached> = {
  /** The shard if it is in memory, which makes it the most recently used. */
  get: (cityId: number) => Cached | undefined;
  /** Loads a shard; one that is in memory goes on answering until then. */
  load: (cityId: number) => Promise<Cached>;
  isLoading: (cityId: number) => boolean;
  /** The loads that have not ended. */
  loads: () => Promise<Cached>[];
  all: () => Cached[];
};

export function openShardCache<Cached extends Sized>(options: CacheOptions<Cached>): ShardCache<Cached> {
  // The last shard stays even over the budget: loading it for every search costs more.
  const shards = lruCache<number, Cached>({ max: options.budgetBytes, sizeOf: ({ bytes }) => bytes, minEntries: 1 });
  const loading = new Map<number, Promise<Cached>>();
  const load = async (cityId: number) => {
    const cached = await options.load(cityId);
    const old = shards.peek(cityId);
    const evicted = shards.set(cityId, cached).map(([, shard]) => shard);
    for (const removed of [...(old ? [old] : []), ...evicted]) options.onRemoved(removed);
    return cached;
  };
  return {
    get: shards.get,
    load: (cityId) => {
      const running = loading.get(cityId) ?? load(cityId).finally(() => loading.delete(cityId));
      loading.set(cityId, running);
      return running;
    },
    isLoading: (cityId) => loading.has(cityId),
    loads: () => [...loading.values()],
    all: () => shards.entries().map(([, cached]) => cached),
  };
}
