import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { faultPoint } from "#api/platform/fault/fault-point.ts";

export type ShutdownOptions = {
  /** How long new guests are still taken, so that a load balancer can notice. */
  keepAcceptingMs?: number;
  hardExitMs?: number;
  /** What ends after the last answer: other servers, jobs, the pool. */
  afterwards?: readonly (() => Promise<unknown>)[];
  exit?: (code: number) => void;
};

/** Stops without dropping a guest: leave the balancer, answer who is here, close, and never hang. */
export async function shutDown(app: FastifyInstance, options: ShutdownOptions = {}): Promise<void> {
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
