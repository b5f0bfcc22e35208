import type { ListsAnswer } from "#contract/list/list.ts";
import { applyChanges, type ListChange, withIds } from "#domain/list/apply-changes.ts";
import type { UnsharedList } from "#domain/list/saved-list.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { hasSignedInCookie } from "#web/lib/api/session-token.ts";
import { writeStored } from "#web/lib/storage/stored.ts";
import { changeParts, listParts } from "./list-parts.ts";
import { listOwner, readLists, readPending, writeLists } from "./list-store.ts";
import { SAVED_OWNER_KEY, SYNCED_KEY } from "./saved-keys.ts";

let running: Promise<void> | null = null;
let isRepeated = false;

/**
 * Sends the changes of this device to the account and takes over the account's lists. What was saved without an account
 * joins it. A failure is silent: the changes stay and are sent with the next call.
 */
export function syncLists(): Promise<void> {
  if (!hasSignedInCookie()) return Promise.resolve();
  if (running) {
    isRepeated = true;
    return running;
  }
  running = exchange()
    .catch(() => {
      isRepeated = false;
    })
    .finally(() => {
      running = null;
    })
    .then(() => {
      if (!isRepeated) return;
      isRepeated = false;
      return syncLists();
    });
  return running;
}

async function exchange(): Promise<void> {
  const owner = listOwner(localStorage);
  const lists = readLists(localStorage);
  const sent = readPending(localStorage);
  const answer = owner ? await sendChanges(owner, sent) : await joinLists(lists);
  const isOurs = owner === null || owner === answer.owner;
  const known = new Set(sent.map((change) => JSON.stringify(change)));
  const ids = new Map(Object.entries(answer.ids));
  // What the guest did while the call was running.
  const later = isOurs ? readPending(localStorage).filter((change) => !known.has(JSON.stringify(change))) : [];
  const pending = later.map((change) => withIds(change, ids));
  writeStored(localStorage, SAVED_OWNER_KEY, answer.owner);
  writeStored(sessionStorage, SYNCED_KEY, Date.now());
  writeLists(localStorage, applyChanges(answer.lists, pending).lists, pending);
}

/** Changes in parts that one call may carry. What was made for another account is not repeated after the first answer. */
async function sendChanges(owner: string, changes: readonly ListChange[]): Promise<ListsAnswer> {
  return inParts(changeParts(changes), (part, ids) =>
    callFromBrowser("changeLists", {
      body: { owner, lists: [], changes: part.map((change) => withIds(change, ids)) },
    }),
  );
}

async function joinLists(lists: readonly UnsharedList[]): Promise<ListsAnswer> {
  return inParts(listParts(lists), (part) =>
    callFromBrowser("changeLists", { body: { owner: null, lists: part, changes: [] } }),
  );
}

async function inParts<Part>(
  parts: readonly Part[][],
  send: (part: Part[], ids: Map<string, string>) => Promise<ListsAnswer>,
): Promise<ListsAnswer> {
  const ids = new Map<string, string>();
  let answer = await send(parts[0] ?? [], ids);
  for (const part of parts.slice(1)) {
    for (const [from, to] of Object.entries(answer.ids)) ids.set(from, to);
    answer = await send(part, ids);
  }
  for (const [from, to] of Object.entries(answer.ids)) ids.set(from, to);
  return { ...answer, ids: Object.fromEntries(ids) };
}
