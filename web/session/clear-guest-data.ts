import { COMPARE_KEY } from "#web/compare-bar/compare-key.ts";
import { clearSession } from "#web/lib/api/session-token.ts";
import {
  LIST_CHANGES_KEY,
  LISTS_KEY,
  SAVED_CHANGES_KEY,
  SAVED_KEY,
  SAVED_OWNER_KEY,
  SHARED_KEY,
} from "#web/saved-lists/saved-keys.ts";
import { CACHED_TRAVELLERS } from "#web/shared/cached-travellers.ts";
import { OFFLINE_KEY } from "#web/shared/offline/offline-key.ts";
import { RECENT_CHANGES_KEY, RECENT_KEY, RECENT_OWNER_KEY } from "#web/shared/recent/recent-keys.ts";
import { STORED_REGISTRATION } from "#web/shared/registration-key.ts";
import { LOYALTY_ATTEMPT } from "#web/shared/wallet-keys.ts";
import { setMember } from "./use-member.ts";
import { WALLET_MEMBER } from "./wallet-member.ts";

/** The keys under which a browser stores data of a signed-in guest. */
const KEYS = [
  CACHED_TRAVELLERS,
  "CONTACT_DETAILS_FORM_STATE",
  STORED_REGISTRATION,
  LISTS_KEY,
  LIST_CHANGES_KEY,
  SAVED_KEY,
  SAVED_CHANGES_KEY,
  SAVED_OWNER_KEY,
  SHARED_KEY,
  COMPARE_KEY,
  RECENT_KEY,
  RECENT_CHANGES_KEY,
  RECENT_OWNER_KEY,
  OFFLINE_KEY,
  WALLET_MEMBER,
  LOYALTY_ATTEMPT,
];

/** Removes the data of the signed-in guest from this tab and from the storage that all tabs share. */
export function clearGuestData(): void {
  clearSession();
  for (const storage of storages()) for (const key of KEYS) storage.removeItem(key);
  setMember(null);
}

function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
