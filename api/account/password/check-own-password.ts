import { consumeLimit, type LimitDeps } from "#api/account/record/account-limits.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { AccountRow } from "#api/schema/account.ts";
import type { PasswordHasher } from "./password-hasher.ts";

export type PasswordDeps = LimitDeps & { passwords: PasswordHasher };

/** Checks the password of a logged-in user, with the same limit as a log-in. */
export async function checkOwnPassword(deps: PasswordDeps, account: AccountRow, password: string): Promise<void> {
  const { passwords, limits } = deps;
  const key = `user:${account.id}`;
  await consumeLimit(deps, "login", key, "account-locked");
  if (!(await passwords.matches(account.passwordHash, normalizePassword(password))))
    throw new Problem("password-wrong");
  await limits.login.delete(key);
}

/** The form in which a password is hashed. */
export function normalizePassword(text: string): string {
  return text.normalize("NFC").toWellFormed();
}
