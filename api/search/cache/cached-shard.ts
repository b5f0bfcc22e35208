import type { Inbox } from "../feed/pending-changes.ts";
import type { LoadedShard } from "./load-shard.ts";

/** A shard that answers guests, and what it has yet to read again. */
export type KeptShard = LoadedShard & {
  inbox: Inbox;
  bytes: number;
  /** In ms. */
  loadedAt: number;
};
