import type { Caller, UserCaller } from "#api/platform/http/caller.ts";
import { Problem } from "#api/platform/problem/problem.ts";

/** The logged-in user; an anonymous caller gets a problem with the reason why their login ended. */
export function requireUser(caller: Caller): UserCaller {
  if (caller.kind === "user") return caller;
  const { endReason: reason } = caller;
  throw new Problem("sign-in-again", reason ? { details: { reason } } : {});
}

/** The same for sensitive actions: a user who authenticated longer ago must confirm their identity first. */
export function requireRecent(caller: Caller): UserCaller {
  const user = requireUser(caller);
  if (user.session.isRecent) return user;
  throw new Problem("sign-in-again", { status: 403, details: { reauthenticate: true } });
}
