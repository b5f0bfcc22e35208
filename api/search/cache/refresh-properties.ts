import type { Tx } from "#api/platform/database/database.ts";
import type { PendingChanges } from "../feed/pending-changes.ts";
import { dropProperty, putProperty } from "../shard/write-property.ts";
import type { LoadedShard } from "./load-shard.ts";
import { readProperties } from "./read-properties.ts";

const BATCH = 100;

type Refreshable = LoadedShard & { pending: PendingChanges };

/** Reads the pending properties of a shard again. What could not be read stays pending. */
export async function refreshProperties(db: Tx, { shard, labels, pending }: Refreshable, secrets: readonly string[]) {
  while (pending.ids.size > 0) {
    const ids = [...pending.ids].slice(0, BATCH);
    for (const id of ids) pending.ids.delete(id);
    try {
      const properties = await readProperties(db, shard, ids, secrets);
      const listed = new Set(properties.map(({ id }) => id));
      for (const id of ids) if (!listed.has(id)) dropProperty(shard, id);
      for (const property of properties) if (!putProperty(shard, property.facts(), labels)) pending.everything = true;
    } catch (failure) {
      for (const id of ids) pending.ids.add(id);
      throw failure;
    }
  }
}
