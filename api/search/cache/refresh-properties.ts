import type { Tx } from "#api/platform/database/database.ts";
import type { Inbox } from "../feed/pending-changes.ts";
import { dropHome, putHome } from "../shard/write-property.ts";
import type { LoadedShard } from "./load-shard.ts";
import { readHomes } from "./read-properties.ts";

const HOMES_AT_ONCE = 100;

type Refreshable = LoadedShard & { inbox: Inbox };

/** Reads again the homes in a shard's inbox. What could not be read stays in it. */
export async function refreshHomes(db: Tx, { shard, labels, inbox }: Refreshable, secrets: readonly string[]) {
  while (inbox.ids.size > 0) {
    const ids = [...inbox.ids].slice(0, HOMES_AT_ONCE);
    for (const id of ids) inbox.ids.delete(id);
    try {
      const homes = await readHomes(db, { cityId: shard.cityId, ids, window: shard.window }, secrets);
      const listed = new Set(homes.map(({ id }) => id));
      for (const id of ids) if (!listed.has(id)) dropHome(shard, id);
      for (const home of homes) if (!putHome(shard, home.facts(), labels)) inbox.everything = true;
    } catch (failure) {
      for (const id of ids) inbox.ids.add(id);
      throw failure;
    }
  }
}
