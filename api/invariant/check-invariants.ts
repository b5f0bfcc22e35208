import { Gauge, type Registry } from "prom-client";
import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import { findViolations } from "./invariants.ts";

export function violationGauge(registry: Registry): Gauge {
  return new Gauge({
    name: "invariants_broken",
    help: "Violated invariants of nights, money and orders at the last check by this process",
    aggregator: "max",
    registers: [registry],
  });
}

type Deps = { db: Db; log: Log; timeScale: number; isProduction: boolean; gauge: Gauge };

/** Checks every invariant. A violation alerts the operators; the product keeps running. */
export async function checkInvariants({ db, log, timeScale, isProduction, gauge }: Deps): Promise<void> {
  const violations = await findViolations(db, timeScale, { isProduction });
  gauge.set(violations.length);
  for (const { invariant, subject, detail } of violations) {
    log.error({ event: "invariant-violated", outcome: invariant, subject, detail }, "an invariant is violated");
  }
}
