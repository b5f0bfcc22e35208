import type { Inbox } from "./inboxes.ts";
import type { LoadedShard } from "./load-shard.ts";

/** A shard that answers guests, and what it has yet to read again. */
export type KeptShard = LoadedShard & {
  inbox: Inbox;
  bytes: number;
  /** In ms. */
  loadedAt: number;
};
