import { setTimeout as pause } from "node:timers/promises";
import { faultPoint } from "#api/platform/fault/fault-point.ts";

type Server = { isDraining: boolean; drain: () => void; close: () => Promise<unknown> };
export type ShutdownOptions = {
  /** How long new requests are still accepted, so that the load balancer can notice. */
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
  await pause(keepAcceptingMs);
  await faultPoint("K29");
  await app.close();
  for (const step of afterwards) await step();
  clearTimeout(guard);
  exit(0);
}
