import type { PropertyChange } from "./change-feed.ts";

/** What a shard has yet to read again: some properties, or everything. `repeated` changed more than once meanwhile. */
export type PendingChanges = { ids: Set<number>; repeated: Set<number>; everything: boolean };

export function addPending({ ids, repeated }: PendingChanges, propertyId: number): void {
  if (ids.has(propertyId)) repeated.add(propertyId);
  ids.add(propertyId);
}

/** The pending changes of every shard, collected from before its first row is read, so that no change is lost. */
export type PendingChangesByCity = {
  open: (cityId: number) => PendingChanges;
  close: (cityId: number, pending: PendingChanges) => void;
  add: (changes: Iterable<PropertyChange>) => void;
  /** For when it is unknown what changed. */
  addEverything: () => void;
};

export function openPendingChanges(): PendingChangesByCity {
  const ofCity = new Map<number, Set<PendingChanges>>();
  return {
    open: (cityId) => {
      const pending: PendingChanges = { ids: new Set(), repeated: new Set(), everything: false };
      ofCity.set(cityId, (ofCity.get(cityId) ?? new Set<PendingChanges>()).add(pending));
      return pending;
    },
    close: (cityId, pending) => {
      ofCity.get(cityId)?.delete(pending);
      if (ofCity.get(cityId)?.size === 0) ofCity.delete(cityId);
    },
    add: (changes) => {
      for (const { cityId, propertyId } of changes) {
        for (const pending of ofCity.get(cityId) ?? []) {
          if (propertyId === null) pending.everything = true;
          else addPending(pending, propertyId);
        }
      }
    },
    addEverything: () => {
      for (const shards of ofCity.values()) for (const pending of shards) pending.everything = true;
    },
  };
}
