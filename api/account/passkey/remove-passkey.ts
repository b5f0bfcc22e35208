import { and, eq } from "drizzle-orm";
import { notifyOwner } from "#api/account/message/enqueue-account-message.ts";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { clientLabel } from "#api/account/session/client-label.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Client } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { passkeys } from "#api/schema/passkey.ts";

type Deps = { db: Db; settings: Pick<Settings, "sealKeys"> };
type OwnPasskey = { passkeyId: string; userId: string };

/** Removes a passkey and notifies the owner, because an attacker would remove it to lock the owner out. */
export async function removePasskey({ db, settings }: Deps, client: Client, own: OwnPasskey): Promise<void> {
  const { passkeyId, userId } = own;
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, userId);
    const isOwn = and(eq(passkeys.id, passkeyId), eq(passkeys.accountId, userId));
    const removed = await tx.delete(passkeys).where(isOwn).returning({ id: passkeys.id });
    if (!account || removed.length === 0) throw new Problem("not-found");
    await notifyOwner(tx, settings, account, { kind: "passkey-removed", ...clientLabel(client) });
  });
}
