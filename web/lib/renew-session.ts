import { ApiProblem, callEndpoint } from "./api-call.ts";
import { overTheNetwork } from "./over-the-network.ts";
import { forgetSession, isMarkedSignedIn, keepSession, sessionUntil } from "./session-keys.ts";
import { tellSession } from "./session-news.ts";

let running: Promise<boolean> | null = null;

/** Renews the session of this browser, once however many calls and tabs want it; `false` when it is over. */
export function renewSession(): Promise<boolean> {
  running ??= inTurn(sessionUntil()).finally(() => {
    running = null;
  });
  return running;
}

function inTurn(before: number | null): Promise<boolean> {
  const renew = async () => {
    // Another tab was faster.
    if (sessionUntil() !== before) return isMarkedSignedIn();
    return refresh();
  };
  // Pages on a plain network have no locks; there each tab takes its own turn, and the API forgives that.
  return navigator.locks ? navigator.locks.request("session", renew) : renew();
}

async function refresh(): Promise<boolean> {
  try {
    keepSession(
      await callEndpoint(overTheNetwork, "refreshSession", {}, { "x-locale": document.documentElement.lang }),
    );
    return true;
  } catch (error) {
    const isOver = error instanceof ApiProblem && error.status === 401;
    if (isOver) {
      forgetSession();
      tellSession({ kind: "over" });
    }
    return false;
  }
}
