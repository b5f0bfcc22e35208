import type { Db } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { passwordProblem, readPassword } from "#domain/account/password.ts";
import { commonWords } from "./common-words.ts";

/** A new password in the form in which it is hashed. Throws a problem of its field when it breaks a rule. */
export async function readNewPassword(
  db: Db,
  text: string,
  { field, email }: { field: string; email?: string | null },
): Promise<string> {
  const rule = passwordProblem(text, { ...(await commonWords(db)), email });
  if (rule) throw new Problem("validation", { fields: { [field]: rule } });
  return readPassword(text) as string;
}
