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
  const shards = new Map<number, Cached>();
  const loading = new Map<number, Promise<Cached>>();
  const put = (cityId: number, cached: Cached) => {
    const old = shards.get(cityId);
    shards.delete(cityId);
    shards.set(cityId, cached);
    for (const removed of [...(old ? [old] : []), ...evict(shards, options.budgetBytes)]) options.onRemoved(removed);
    return cached;
  };
  const load = async (cityId: number) => put(cityId, await options.load(cityId));
  return {
    get: (cityId) => {
      const cached = shards.get(cityId);
      if (cached) {
        shards.delete(cityId);
        shards.set(cityId, cached);
      }
      return cached;
    },
    load: (cityId) => {
      const running = loading.get(cityId) ?? load(cityId).finally(() => loading.delete(cityId));
      loading.set(cityId, running);
      return running;
    },
    isLoading: (cityId) => loading.has(cityId),
    loads: () => [...loading.values()],
    all: () => [...shards.values()],
  };
}

/** Evicts the least recently used. The last shard stays even over the budget: loading it for every search costs more. */
function evict<Cached extends Sized>(shards: Map<number, Cached>, budgetBytes: number): Cached[] {
  const evicted: Cached[] = [];
  let bytes = [...shards.values()].reduce((sum, cached) => sum + cached.bytes, 0);
  for (const [cityId, cached] of shards) {
    if (bytes <= budgetBytes || shards.size === 1) break;
    shards.delete(cityId);
    bytes -= cached.bytes;
    evicted.push(cached);
  }
  return evicted;
}
