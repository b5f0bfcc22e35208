import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { callFromBrowser } from "./call-from-browser.ts";

/** Solves a riddle only a computer minds. Answers nothing when it cannot: the API then says what is missing. */
export async function solveCaptcha(): Promise<string | undefined> {
  try {
    const challenge = (await callFromBrowser("getCaptcha", {})) as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    return undefined;
  }
}
