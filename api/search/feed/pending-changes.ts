import type { HomeChange } from "./change-feed.ts";

/** What a shard has yet to read again: some homes, or everything. */
export type Inbox = { ids: Set<number>; everything: boolean };

/** An inbox for every shard, kept from before its first row is read, so that no change falls between. */
export type Inboxes = {
  open: (cityId: number) => Inbox;
  close: (cityId: number, inbox: Inbox) => void;
  deliver: (changes: Iterable<HomeChange>) => void;
  /** Nobody knows what changed. */
  deliverAll: () => void;
};

export function openInboxes(): Inboxes {
  const ofCity = new Map<number, Set<Inbox>>();
  return {
    open: (cityId) => {
      const inbox: Inbox = { ids: new Set(), everything: false };
      ofCity.set(cityId, (ofCity.get(cityId) ?? new Set<Inbox>()).add(inbox));
      return inbox;
    },
    close: (cityId, inbox) => {
      ofCity.get(cityId)?.delete(inbox);
      if (ofCity.get(cityId)?.size === 0) ofCity.delete(cityId);
    },
    deliver: (changes) => {
      for (const { cityId, propertyId } of changes) {
        for (const inbox of ofCity.get(cityId) ?? []) {
          if (propertyId === null) inbox.everything = true;
          else inbox.ids.add(propertyId);
        }
      }
    },
    deliverAll: () => {
      for (const inboxes of ofCity.values()) for (const inbox of inboxes) inbox.everything = true;
    },
  };
}
