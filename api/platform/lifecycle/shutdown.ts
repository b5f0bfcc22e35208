import { setTimeout as pause } from "node:timers/promises";
import { faultPoint } from "#api/platform/fault/fault-point.ts";

const STEP_MS = 20;
const MAX_STRETCH = 3;
const MIN_STEPS = 10;

type Server = { isDraining: boolean; drain: () => void; close: () => Promise<unknown> };
export type ShutdownOptions = {
  /**
   * How long new requests are still accepted, so that the load balancer can notice. A busy event loop, which accepts and
   * answers late, accepts up to three times as long.
   */
  keepAcceptingMs?: number;
  hardExitMs?: number;
  /** Closed after the last answer: other servers, jobs, the connection pool. */
  afterwards?: readonly (() => Promise<unknown>)[];
  exit?: (code: number) => void;
};

/**
 * Shuts down without dropping requests: fails the readiness check, finishes running requests, closes, and exits after a
 * time limit at the latest.
 */
export async function shutDown(app: Server, options: ShutdownOptions = {}): Promise<void> {
  const { keepAcceptingMs = 2_000, hardExitMs = 10_000, afterwards = [], exit = process.exit } = options;
  if (app.isDraining) return;
  app.drain();
  const guard = setTimeout(() => exit(1), hardExitMs);
  guard.unref();
  await acceptFor(keepAcceptingMs);
  await faultPoint("K29");
  await app.close();
  for (const step of afterwards) await step();
  clearTimeout(guard);
  exit(0);
}

/**
 * Counts turns of the event loop, not the time that passes: connections that wait while the loop is busy would be reset
 * if the server closed before it has accepted them.
 */
async function acceptFor(ms: number): Promise<void> {
  const deadline = performance.now() + MAX_STRETCH * ms;
  for (let steps = 0; steps * STEP_MS < ms; steps += 1) {
    if (steps >= MIN_STEPS && performance.now() > deadline) return;
    await pause(STEP_MS);
  }
}
