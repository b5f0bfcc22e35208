import type { FastifyRequest } from "fastify";
import { Problem } from "#api/platform/problem/problem.ts";
import type { AccountRow } from "#api/schema/account.ts";
import { spendOrRefuse } from "../record/account-limits.ts";

/** A user's own password, once more; guessing it from within a session ends like guessing it from outside. */
export async function checkOwnPassword(request: FastifyRequest, account: AccountRow, password: string): Promise<void> {
  const { passwords, accountLimits } = request.server;
  const key = `user:${account.id}`;
  await spendOrRefuse(request, "login", key, "account-locked");
  if (!(await passwords.matches(account.passwordHash, typedPassword(password)))) throw new Problem("password-wrong");
  await accountLimits.login.delete(key);
}

/** As it was written down when it was chosen. */
export function typedPassword(text: string): string {
  return text.normalize("NFC").toWellFormed();
}
