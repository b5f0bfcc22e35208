import type { ShownProperties } from "#api/freshness/shown-properties.ts";
import type { CachedShard } from "./cached-shard.ts";

/** The feed is polled about once a second; after this silence a change may be unknown. */
const MAX_SILENCE_MS = 2_000;

type Following = { shards: readonly CachedShard[]; silenceMs: number };

/** Whether the latest changes of these properties are known, have been read, and the ends of their holds are watched. */
export function isFollowed(shown: ShownProperties, { shards, silenceMs }: Following): boolean {
  if (silenceMs > MAX_SILENCE_MS) return false;
  if ("cityId" in shown) {
    const cached = shards.find(({ shard }) => shard.cityId === shown.cityId);
    return cached !== undefined && !cached.pending.everything && cached.pending.ids.size === 0;
  }
  const { propertyIds, nights } = shown;
  const isPending = ({ pending }: CachedShard) => pending.everything || propertyIds.some((id) => pending.ids.has(id));
  if (shards.some(isPending)) return false;
  // A hold that ends changes nothing about a home that is shown because it is free.
  return nights !== null || propertyIds.every((id) => shards.some(({ shard }) => shard.positionOf.has(id)));
}
