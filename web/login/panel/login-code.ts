import type { Calls } from "#contract/calls.ts";
import { isProblem, problemOf } from "#web/lib/api/api-problem.ts";
import { CODE_LIFE, type SentCode } from "#web/verification/code-step.tsx";

type LoginBody = Calls["logIn"]["input"]["body"];

/** A login that needs a code in addition to its password. */
export type PendingLogin = {
  login: LoginBody;
  sent: SentCode;
  /** The masked email address that got the code, where no SMS could be sent to the phone that was typed. */
  mailedTo: string | null;
};

/** After many wrong passwords the API sends the owner a code. `null` when the login failed for another reason. */
export function loginCodeOf(error: unknown, login: LoginBody): PendingLogin | null {
  if (!isProblem(error, "account-unverified")) return null;
  const { codeRequired, requestId, masked } = (problemOf(error)?.details ?? {}) as {
    codeRequired?: unknown;
    requestId?: unknown;
    masked?: unknown;
  };
  if (codeRequired !== true || typeof requestId !== "string") return null;
  const mailedTo = typeof masked === "string" ? masked : null;
  return { login, sent: { requestId, ...CODE_LIFE }, mailedTo };
}
