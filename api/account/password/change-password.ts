import { eq } from "drizzle-orm";
import { notifyOwner } from "#api/account/message/enqueue-account-message.ts";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { ownAccount } from "#api/account/record/own-account.ts";
import { type EndDeps, endAllSessions } from "#api/account/session/end-sessions.ts";
import { requireRecent } from "#api/account/session/require-user.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { UserCaller } from "#api/platform/http/caller.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { accounts } from "#api/schema/account.ts";
import { checkOwnPassword, type PasswordDeps } from "./check-own-password.ts";
import { readNewPassword } from "./read-new-password.ts";

type Deps = PasswordDeps & EndDeps & { db: Db; settings: Pick<Settings, "sealKeys"> };
type Change = { newPassword: string; oldPassword: string };

/** Changes a user's password and logs out other browsers. A user without a password must have logged in recently instead. */
export async function changePassword(
  deps: Deps,
  user: UserCaller,
  { newPassword, oldPassword }: Change,
): Promise<void> {
  const { db, passwords, settings, log } = deps;
  const { userId } = user;
  const account = await ownAccount(db, userId);
  const password = await readNewPassword(db, newPassword, { field: "newPassword", email: account.email });
  if (account.passwordHash === null) requireRecent(user);
  else await checkOwnPassword(deps, account, oldPassword);
  const passwordHash = await passwords.hash(password);
  await inTransaction(db, async (tx) => {
    const current = await lockAccount(tx, userId);
    if (!current || current.passwordHash !== account.passwordHash) throw new Problem("password-wrong");
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, userId));
    await endAllSessions(tx, deps, userId, { reason: "password", keep: user.session.family });
    await notifyOwner(tx, settings, current, { kind: "password-changed" });
  });
  log.info({ event: "password-changed", userId }, "a password was changed");
}
