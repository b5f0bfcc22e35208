import { clearSession } from "#web/lib/api/session-token.ts";
import { CACHED_TRAVELLERS } from "../traveller/cached-travellers.ts";
import { setMember } from "./use-member.ts";

/** The keys under which a browser stores data of a signed-in guest. */
const KEYS = [CACHED_TRAVELLERS, "CONTACT_DETAILS_FORM_STATE"];

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
