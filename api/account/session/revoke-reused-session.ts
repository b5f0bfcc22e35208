import { notifyOwner } from "#api/account/message/enqueue-account-message.ts";
import { lockAccount } from "#api/account/record/lock-account.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Log } from "#api/platform/http/log.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type EndDeps, endFamily } from "./end-sessions.ts";

export type RevokeDeps = EndDeps & { db: Db; settings: Pick<Settings, "sealKeys">; log: Log };

/** A replaced token was used again, so it may be stolen: ends its login for both users of the token and notifies the owner. */
export async function revokeReusedSession(deps: RevokeDeps, accountId: string, family: string): Promise<void> {
  const { db, settings, log } = deps;
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const wasActive = await endFamily(tx, deps, accountId, { family, reason: "reuse" });
    if (account && wasActive) await notifyOwner(tx, settings, account, { kind: "token-reuse" });
  });
  log.warn({ event: "token-reuse", userId: accountId }, "a replaced token was used again");
}
