import type { FastifyRequest } from "fastify";
import { holderOf } from "#api/cart/holder.ts";
import { requestScope } from "#api/platform/http/answer-once.ts";

/** What the same call is known by when it comes again: a phone that has changed its network is still the same guest. */
export function requestKey(request: FastifyRequest): string | null {
  const holder = holderOf(request);
  const scope = requestScope(request, holder ? `holder:${holder}` : undefined);
  return scope && JSON.stringify(Object.values(scope));
}
