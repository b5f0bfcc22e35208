import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { callFromBrowser } from "./call-from-browser.ts";
import { newId } from "./new-id.ts";

/** Solves a riddle only a computer minds. Answers nothing when it cannot: the API then says what is missing. */
export async function solveCaptcha(): Promise<string | undefined> {
  try {
    // A riddle is answered once, so nobody may share it.
    const asked = await callFromBrowser("getCaptcha", {}, { scope: newId() });
    const challenge = asked as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    return undefined;
  }
}
