import type { FastifyInstance } from "fastify";
import { Gauge } from "prom-client";
import { findBreaches } from "#api/invariant/invariants.ts";
import { takeLease } from "#api/platform/jobs/lease.ts";
import type { Tick } from "#api/platform/jobs/ticker.ts";

const EVERY_MS = 60_000;

/** Looks every minute, in one process for all, whether every promise is kept. A broken one is an alarm, not a fault. */
export function watchInvariants({ db, log, settings, metrics }: FastifyInstance): Tick {
  const { timeScale } = settings;
  const broken = new Gauge({
    name: "invariants_broken",
    help: "Promises about nights, money and orders that are not kept, at the last look of this process",
    registers: [metrics],
  });
  const everyMs = EVERY_MS * timeScale;
  const work = async () => {
    if (!(await takeLease(db, "invariants", everyMs * 0.9))) return 0;
    const breaches = await findBreaches(db, timeScale);
    broken.set(breaches.length);
    for (const { invariant, subject, detail } of breaches) {
      log.error({ event: "invariant-broken", outcome: invariant, subject, detail }, "a promise is not kept");
    }
    return 0;
  };
  return { name: "invariants", everyMs, work };
}
