import type { Calls } from "#contract/calls.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { CODE_LIFE, type SentCode } from "#web/shared/login/code-step.tsx";

const UNVERIFIED = 6009;
type LoginBody = Calls["logIn"]["input"]["body"];

/** A login that waits for a code beside its password. */
export type Asked = { login: LoginBody; sent: SentCode };

/** Too many have guessed at this account: its owner is sent a code. `null` when the login failed for another reason. */
export function loginCodeOf(error: unknown, login: LoginBody): Asked | null {
  const said = error instanceof ApiProblem ? error.body?.error : undefined;
  const { codeRequired, requestId } = (said?.details ?? {}) as { codeRequired?: unknown; requestId?: unknown };
  if (said?.code !== UNVERIFIED || codeRequired !== true || typeof requestId !== "string") return null;
  return { login, sent: { requestId, ...CODE_LIFE } };
}
