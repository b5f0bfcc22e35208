import { ApiProblem } from "./api-problem.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { fetchDispatch } from "./fetch-dispatch.ts";
import { pageHeaders } from "./page-headers.ts";
import { publishSessionEvent } from "./session-events.ts";
import { clearSession, hasSignedInCookie, sessionExpiry, storeSession } from "./session-token.ts";

let running: Promise<boolean> | null = null;

/** Renews the session of this browser, once for all calls and tabs that need it; `false` when it has ended. */
export function renewSession(): Promise<boolean> {
  running ??= renewUnderLock(sessionExpiry()).finally(() => {
    running = null;
  });
  return running;
}

function renewUnderLock(expiryBefore: number | null): Promise<boolean> {
  const renew = async () => {
    // Another tab has renewed it meanwhile.
    if (sessionExpiry() !== expiryBefore) return hasSignedInCookie();
    return refresh();
  };
  // Web Locks need HTTPS. Without them each tab renews for itself, which the API allows.
  return navigator.locks ? navigator.locks.request("session", renew) : renew();
}

async function refresh(): Promise<boolean> {
  try {
    storeSession(await callEndpoint(fetchDispatch, "refreshSession", {}, pageHeaders()));
    return true;
  } catch (error) {
    const isExpired = error instanceof ApiProblem && error.status === 401;
    if (isExpired) {
      clearSession();
      publishSessionEvent({ kind: "expired", endReason: error.body?.error.details?.reason });
    }
    return false;
  }
}
