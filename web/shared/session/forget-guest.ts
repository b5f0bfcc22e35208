import { forgetSession } from "#web/lib/session-keys.ts";
import { CACHED_TRAVELLERS } from "../traveller/cached-travellers.ts";
import { setMember } from "./use-member.ts";

/** What a browser kept of the guest who was logged in. */
const KEYS = [CACHED_TRAVELLERS, "CONTACT_DETAILS_FORM_STATE"];

/** Forgets the guest in this tab and in what all tabs share. */
export function forgetGuest(): void {
  forgetSession();
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
