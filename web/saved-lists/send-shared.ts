import type { ListShare, SavedList } from "#domain/list/saved-list.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { hasSignedInCookie } from "#web/lib/api/session-token.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { readLists, readPending, writeLists } from "./list-store.ts";
import { SHARED_KEY } from "./saved-keys.ts";

/** Sends the shared lists of a guest without an account as they are now; what fails waits for the next change or visit. */
export async function sendShared(): Promise<void> {
  if (hasSignedInCookie()) return;
  const sent = readStored<Record<string, string>>(localStorage, SHARED_KEY) ?? {};
  for (const list of readLists(localStorage)) {
    if (list.share && sent[list.id] !== JSON.stringify(list)) await shareList(list, list.share).catch(() => undefined);
  }
}

/** Shares a list or changes how it is shared, and stores its link. A list of an account is known to the API already. */
export async function shareList(list: SavedList, how: Pick<ListShare, "mayVote" | "withNotes">): Promise<ListShare> {
  const { id: listId, name, stay, properties } = list;
  const { mayVote, withNotes } = how;
  const content = hasSignedInCookie() ? null : { name, stay, properties };
  try {
    const body = { mayVote, withNotes, list: content };
    const share = await callFromBrowser("shareList", { params: { listId }, body }, { scope: listId });
    storeShare(listId, share);
    return share;
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) storeShare(listId, null);
    throw problem;
  }
}

/** Ends the link of a list. */
export async function unshareList(listId: string): Promise<void> {
  try {
    await callFromBrowser("unshareList", { params: { listId } });
  } catch (problem) {
    // Somebody who has no such link any more has what they asked for.
    if (!(problem instanceof ApiProblem) || problem.status !== 404) throw problem;
  }
  storeShare(listId, null);
}

function storeShare(listId: string, share: ListShare | null): void {
  const lists = readLists(localStorage).map((list) => (list.id === listId ? { ...list, share } : list));
  const shared = lists.filter((list) => list.share && !hasSignedInCookie());
  const before = readStored<Record<string, string>>(localStorage, SHARED_KEY) ?? {};
  const texts = shared.map((list) => [list.id, list.id === listId ? JSON.stringify(list) : before[list.id]]);
  writeStored(localStorage, SHARED_KEY, Object.fromEntries(texts));
  writeLists(localStorage, lists, readPending(localStorage));
}
