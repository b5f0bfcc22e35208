import type { PendingChanges } from "../feed/pending-changes.ts";
import type { LoadedShard } from "./load-shard.ts";

/** A shard in memory, and what it has yet to read again. */
export type CachedShard = LoadedShard & {
  pending: PendingChanges;
  bytes: number;
  /** In ms. */
  loadedAt: number;
};
