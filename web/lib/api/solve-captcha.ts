import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { newId } from "../new-id.ts";
import { callFromBrowser } from "./call-from-browser.ts";

/** Solves a proof-of-work challenge. Returns nothing when it cannot; the API then refuses the call. */
export async function solveCaptcha(): Promise<string | undefined> {
  try {
    // A challenge is valid once, so two callers must not join one request.
    const answer = await callFromBrowser("getCaptcha", {}, { scope: newId() });
    const challenge = answer as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    return undefined;
  }
}
