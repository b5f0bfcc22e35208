import { readStored } from "#web/lib/storage/stored.ts";
import { LIST_CHANGES_KEY, SAVED_CHANGES_KEY, SAVED_OWNER_KEY, SYNCED_KEY } from "./saved-keys.ts";

/** How long the lists of the account are used before they are read again. */
const MAX_AGE_MS = 5 * 60_000;

/** Exchanges lists with the account, unless that happened a short while ago and nothing is to be sent. */
export async function syncListsIfOld(now: number): Promise<void> {
  const at = Number(readStored<unknown>(sessionStorage, SYNCED_KEY) ?? 0);
  const pending = readStored<unknown[]>(localStorage, LIST_CHANGES_KEY) ?? [];
  const isNothingToSend = pending.length === 0 && readStored(localStorage, SAVED_CHANGES_KEY) === undefined;
  const hasOwner = readStored(localStorage, SAVED_OWNER_KEY) !== undefined;
  if (now - at < MAX_AGE_MS && isNothingToSend && hasOwner) return;
  await startSync();
}

/** The same in any case. The code for it is not part of the first load; if it does not load, the changes wait. */
export function startSync(): Promise<void> {
  return import("./sync-lists.ts").then(({ syncLists }) => syncLists()).catch(() => undefined);
}
