import { setTimeout as pause } from "node:timers/promises";

const MAX_WAIT_MS = 60_000;
const INTERVAL_MS = 200;

/** Asks until there is an answer, and says what never came. */
export async function until<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
  for (const deadline = Date.now() + MAX_WAIT_MS; Date.now() < deadline; await pause(INTERVAL_MS)) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
  }
  throw new Error(`${what}: not within ${MAX_WAIT_MS / 1000} seconds.`);
}
