import type { SignedIn } from "#contract/account/account.ts";
import { publishSessionEvent } from "#web/lib/api/session-events.ts";
import { storeSession } from "#web/lib/api/session-token.ts";
import { startSync } from "#web/saved-lists/sync-if-old.ts";
import { setMember } from "./use-member.ts";

/**
 * Starts the session of a guest who has just logged in: stores the token in this tab, updates all tabs, and joins the
 * lists and the recently viewed properties of this browser to the account.
 */
export function startSession({ token, expiresIn, user }: SignedIn): void {
  const member = { firstName: user.firstName, lastName: user.lastName };
  storeSession({ token, expiresIn });
  setMember(member);
  publishSessionEvent({ kind: "signed-in", member });
  void startSync();
  void import("#web/shared/recent/sync-recent.ts").then(({ syncRecent }) => syncRecent());
}
