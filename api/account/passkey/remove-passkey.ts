import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { tellOwner } from "#api/account/message/enqueue-account-message.ts";
import { lockAccount } from "#api/account/session/end-sessions.ts";
import { placeOf } from "#api/account/session/place.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { passkeys } from "#api/schema/passkey.ts";

type Own = { passkeyId: string; userId: string };

/** Takes a way in away, and tells the owner: a thief would begin by shutting them out. */
export async function removePasskey(request: FastifyRequest, { passkeyId, userId }: Own): Promise<void> {
  const { db, settings } = request.server;
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, userId);
    const own = and(eq(passkeys.id, passkeyId), eq(passkeys.accountId, userId));
    const removed = await tx.delete(passkeys).where(own).returning({ id: passkeys.id });
    if (!account || removed.length === 0) throw new Problem("not-found");
    await tellOwner(tx, settings, account, { kind: "passkey-removed", ...placeOf(request) });
  });
}
