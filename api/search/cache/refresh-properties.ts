import type { NightRange } from "#api/freshness/shown-properties.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { addPending, type PendingChanges } from "../feed/pending-changes.ts";
import { changedNights } from "../shard/changed-nights.ts";
import { dropProperty, putProperty } from "../shard/write-property.ts";
import type { LoadedShard } from "./load-shard.ts";
import { readProperties } from "./read-properties.ts";

const BATCH = 100;

type Refreshable = LoadedShard & { pending: PendingChanges };

type Options = {
  secrets: readonly string[];
  /**
   * Is called after each property, with the nights that it took or freed; `null` if anything else changed too. `isRepeated`: these
   * are several changes.
   */
  onRefreshed: (propertyId: number, nights: NightRange | null, isRepeated: boolean) => void;
};

/** Reads the pending properties of a shard again. What could not be read stays pending. */
export async function refreshProperties(db: Tx, { shard, labels, pending }: Refreshable, options: Options) {
  const { secrets, onRefreshed } = options;
  while (pending.ids.size > 0) {
    const ids = [...pending.ids].slice(0, BATCH);
    for (const id of ids) pending.ids.delete(id);
    const repeated = new Set(ids.filter((id) => pending.repeated.delete(id)));
    try {
      const properties = await readProperties(db, shard, ids, secrets);
      const listed = new Set(properties.map(({ id }) => id));
      for (const id of ids.filter((each) => !listed.has(each))) {
        dropProperty(shard, id);
        onRefreshed(id, null, repeated.has(id));
      }
      for (const { id, facts } of properties) {
        const property = facts();
        const nights = changedNights(shard, property);
        if (!putProperty(shard, property, labels)) pending.everything = true;
        onRefreshed(id, nights, repeated.has(id));
      }
    } catch (failure) {
      for (const id of ids) addPending(pending, id);
      for (const id of repeated) pending.repeated.add(id);
      throw failure;
    }
  }
}
