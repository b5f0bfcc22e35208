import type { Scope } from "#api/platform/idempotency/run-once.ts";

/** The idempotency key of a call to pay, with its browser and its route, as one text. */
export function requestKey(scope: Scope | null): string | null {
  return scope && JSON.stringify(Object.values(scope));
}
