import type { AppliedChanges } from "#api/freshness/applied-changes.ts";
import type { PropertyChange } from "../feed/change-feed.ts";
import type { PendingChangesByCity } from "../feed/pending-changes.ts";
import type { CachedShard } from "./cached-shard.ts";

type Reporting = {
  pendingChanges: PendingChangesByCity;
  changes: AppliedChanges;
  /** The shards in memory. */
  shards: () => readonly CachedShard[];
  update: () => Promise<void>;
};

/**
 * What the feed reports becomes pending in the shards, and is known as a change of properties. A property of a shard is compared
 * when it is read again, which says which nights changed; of other properties anything may have changed.
 */
export function reportChanges({ pendingChanges, changes, shards, update }: Reporting) {
  return {
    onChanges: (reported: readonly PropertyChange[]) => {
      const inMemory = new Set(shards().map(({ shard }) => shard.cityId));
      for (const { cityId, propertyId } of reported) {
        if (!inMemory.has(cityId)) changes.add({ cityId, propertyId, nights: null });
      }
      pendingChanges.add(reported);
      void update();
    },
    onGap: () => {
      pendingChanges.addEverything();
      changes.add({ cityId: null, propertyId: null, nights: null });
    },
  };
}
