import type { RecentProperty } from "#contract/list/recent-property.ts";
import { noRecentChanges, recentChangesAfter, withRecentChanges } from "#domain/account/recent-properties.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { hasSignedInCookie } from "#web/lib/api/session-token.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { RECENT_OWNER_KEY } from "./recent-keys.ts";
import { readRecent, readRecentChanges, writeRecent } from "./recent-properties.ts";

let last = Promise.resolve();

/**
 * Sends what was viewed in this browser to the account and takes over the account's list, one call after another. A
 * failure is silent: the changes stay and are sent with the next call.
 */
export function syncRecent(): Promise<void> {
  last = last.then(exchange).catch(() => {});
  return last;
}

async function exchange(): Promise<void> {
  if (!hasSignedInCookie()) return;
  const owner = ownerNow();
  const sent = owner
    ? readRecentChanges(localStorage)
    : { isCleared: false, viewed: readRecent(localStorage).map(({ id }) => id) };
  const body = { owner, isCleared: sent.isCleared, viewed: [...sent.viewed] };
  const answer = await callFromBrowser("changeRecentProperties", { body });
  // A logout during the call has emptied the browser.
  if (!hasSignedInCookie()) return;
  const isOwn = owner === null || owner === answer.owner;
  const later = isOwn ? recentChangesAfter(sent, readRecentChanges(localStorage)) : noRecentChanges;
  writeStored(localStorage, RECENT_OWNER_KEY, answer.owner);
  writeRecent(localStorage, withLater(answer.properties, later), later);
}

/** The account's list with what was viewed or cleared during the call. */
function withLater(list: readonly RecentProperty[], later: Parameters<typeof withRecentChanges>[1]): RecentProperty[] {
  const known = new Map([...readRecent(localStorage), ...list].map((property) => [property.id, property]));
  const ids = list.map(({ id }) => id);
  return withRecentChanges(ids, later).flatMap((id) => known.get(id) ?? []);
}

function ownerNow(): string | null {
  const owner = readStored<unknown>(localStorage, RECENT_OWNER_KEY);
  return typeof owner === "string" ? owner : null;
}
