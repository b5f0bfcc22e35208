import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { tellOwner } from "#api/account/message/enqueue-account-message.ts";
import { ownAccount } from "#api/account/record/own-account.ts";
import { endAllSessions, lockAccount } from "#api/account/session/end-sessions.ts";
import { requireRecent, requireUser } from "#api/account/session/require-user.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { accounts } from "#api/schema/account.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { readNewPassword } from "./new-password.ts";

type Change = { userId: string; newPassword: string; oldPassword: string };

/** A user's new password; other browsers are logged out. Who came in another way shows by that who they are. */
export async function changePassword(request: FastifyRequest, { userId, newPassword, oldPassword }: Change) {
  const caller = requireUser(request.caller);
  if (caller.userId !== userId) throw new Problem("not-found");
  const { db, passwords, settings } = request.server;
  const account = await ownAccount(db, userId);
  const password = await readNewPassword(request, newPassword, { field: "newPassword", email: account.email });
  if (account.passwordHash === null) requireRecent(request.caller);
  else await checkOwnPassword(request, account, oldPassword);
  const passwordHash = await passwords.hash(password);
  await inTransaction(db, async (tx) => {
    const current = await lockAccount(tx, userId);
    if (!current || current.passwordHash !== account.passwordHash) throw new Problem("password-wrong");
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, userId));
    await endAllSessions(tx, userId, caller.session.family);
    await tellOwner(tx, settings, current, { kind: "password-changed" });
  });
  request.log.info({ event: "password-changed", userId }, "a password was changed");
}
