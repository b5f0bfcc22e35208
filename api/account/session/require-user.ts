import type { FastifyRequest } from "fastify";
import type { UserCaller } from "#api/platform/http/caller.ts";
import { Problem } from "#api/platform/problem/problem.ts";

/** The user who asks; whoever is not logged in is asked to. */
export function requireUser({ caller }: FastifyRequest): UserCaller {
  if (caller.kind !== "user") throw new Problem("sign-in-again");
  return caller;
}

/** The same, for deeds that hurt: who proved themselves longer ago shows once more who they are. */
export function requireRecent(request: FastifyRequest): UserCaller {
  const caller = requireUser(request);
  if (caller.session.isRecent) return caller;
  throw new Problem("sign-in-again", { status: 403, details: { reauthenticate: true } });
}
