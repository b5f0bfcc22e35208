import type { SignedIn } from "#contract/account.ts";
import { keepSession } from "#web/lib/session-keys.ts";
import { tellSession } from "#web/lib/session-news.ts";
import { setMember } from "./use-member.ts";

/** Somebody has logged in: this tab keeps the token, and every tab greets them. */
export function enter({ token, expiresIn, user }: SignedIn): void {
  const member = { firstName: user.firstName, lastName: user.lastName };
  keepSession({ token, expiresIn });
  setMember(member);
  tellSession({ kind: "in", member });
}
