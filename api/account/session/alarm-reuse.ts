import type { FastifyRequest } from "fastify";
import { tellOwner } from "#api/account/message/enqueue-account-message.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { endFamily, lockAccount } from "./end-sessions.ts";

/** A token that was replaced comes back: one of the two who have it is a thief, so both are out and the owner is told. */
export async function alarmReuse(request: FastifyRequest, accountId: string, family: string): Promise<void> {
  const { db, settings } = request.server;
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const wasAlive = await endFamily(tx, accountId, family);
    if (account && wasAlive) await tellOwner(tx, settings, account, { kind: "token-reuse" });
  });
  request.log.warn({ event: "token-reuse", userId: accountId }, "a replaced token came back");
}
