import type { FastifyRequest } from "fastify";
import { Problem } from "#api/platform/problem/problem.ts";
import { passwordProblem, readPassword } from "#domain/account/password.ts";
import { knownWords } from "./known-words.ts";

/** A new password as it is hashed, or the rule that it breaks in the field it was typed into. */
export async function readNewPassword(
  request: FastifyRequest,
  text: string,
  { field, email }: { field: string; email?: string | null },
): Promise<string> {
  const rule = passwordProblem(text, { ...(await knownWords(request.server.db)), email });
  if (rule) throw new Problem("validation", { fields: { [field]: rule } });
  return readPassword(text) as string;
}
