import { type SavedChanges, withChanges } from "#domain/account/saved-properties.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { hasSignedInCookie } from "#web/lib/api/session-token.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { SAVED_OWNER_KEY } from "./saved-keys.ts";
import { readChanges, readSaved, writeSaved } from "./saved-store.ts";

/** How long the list of the account is used before it is read again. */
const MAX_AGE_MS = 5 * 60_000;
const SYNCED_KEY = "SAVED_SYNCED_AT";

let running: Promise<void> | null = null;
let isAskedAgain = false;

/**
 * Sends the changes of this device to the account and takes over the account's list. What was saved without an account
 * joins it. A failure is silent: the changes stay and are sent with the next call.
 */
export function syncSaved(): Promise<void> {
  if (!hasSignedInCookie()) return Promise.resolve();
  if (running) {
    isAskedAgain = true;
    return running;
  }
  running = exchange()
    .catch(() => {
      isAskedAgain = false;
    })
    .finally(() => {
      running = null;
    })
    .then(() => {
      if (!isAskedAgain) return;
      isAskedAgain = false;
      return syncSaved();
    });
  return running;
}

/** The same, unless the list was read a short while ago and nothing is to be sent. */
export function syncSavedIfOld(now: number): Promise<void> {
  const at = Number(readStored<unknown>(sessionStorage, SYNCED_KEY) ?? 0);
  const { add, remove } = readChanges(localStorage);
  const isFresh = now - at < MAX_AGE_MS && add.length === 0 && remove.length === 0 && ownerNow() !== null;
  return isFresh ? Promise.resolve() : syncSaved();
}

async function exchange(): Promise<void> {
  const owner = ownerNow();
  const sent = owner ? readChanges(localStorage) : { add: readSaved(localStorage), remove: [] };
  const body = { owner, add: [...sent.add], remove: [...sent.remove] };
  const answer = await callFromBrowser("changeSavedProperties", { body });
  const later = owner === null || owner === answer.owner ? changesAfter(sent) : { add: [], remove: [] };
  writeStored(localStorage, SAVED_OWNER_KEY, answer.owner);
  writeStored(sessionStorage, SYNCED_KEY, Date.now());
  writeSaved(localStorage, withChanges(answer.propertyIds, later), later);
}

/** Changes that the guest made while the call was running. */
function changesAfter(sent: SavedChanges): SavedChanges {
  const { add, remove } = readChanges(localStorage);
  return {
    add: add.filter((id) => !sent.add.includes(id)),
    remove: remove.filter((id) => !sent.remove.includes(id)),
  };
}

function ownerNow(): string | null {
  const owner = readStored<unknown>(localStorage, SAVED_OWNER_KEY);
  return typeof owner === "string" ? owner : null;
}
