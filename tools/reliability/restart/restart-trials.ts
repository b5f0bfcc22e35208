import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type StopMode, startPostgres } from "#server/postgres/start-postgres.ts";
import { isReady, type ProductProcess } from "#server/testing/product-process.ts";
import { type Answered, openLoad } from "#tools/measure/load.ts";

/** Four API calls and one rendered page; each queries the database. */
const PATHS = [
  "/api/system/currency/list",
  "/api/accommodation/property/cities",
  "/api/system/country/list",
  "/api/accommodation/property/cities",
  "/en/chalets-home",
];
const READY_TIMEOUT_MS = 30_000;

export const GENEROUS = {
  LIMIT_SEARCH: "1000000",
  LIMIT_READ: "1000000",
  LIMIT_WRITE: "1000000",
  LIMIT_PAGES: "1000000",
};

/** How often a load balancer probes a server. */
const PROBE_MS = 1_000;

export type StopTrial = {
  sent: number;
  sentWhileStopping: number;
  dropped: Answered[];
  exitCode: number;
  exitMs: number;
};

/** Stops a product under load; requests continue until a load balancer would have noticed. */
export async function tryStop(product: ProductProcess, perSecond: number, warmMs: number): Promise<StopTrial> {
  const load = openLoad({ port: product.port, paths: PATHS, perSecond });
  await pause(warmMs);
  const began = performance.now();
  const stopped = product.stop();
  do await pause(PROBE_MS);
  while (await isReady(product.port));
  const answers = await load.stop();
  const exitCode = await stopped;
  return {
    sent: answers.length,
    sentWhileStopping: answers.filter(({ at }) => at > began).length,
    dropped: answers.filter(({ status }) => !status || status >= 500),
    exitCode,
    exitMs: performance.now() - began,
  };
}

export type RestartTrial = {
  sent: number;
  samePid: boolean;
  /** From the moment the database accepts connections again. */
  readyAfterMs: number;
  /** The last failed answer, counted from the same moment; 0 when none came later. */
  lastFaultAfterMs: number;
  faults: number;
  faultsAfterwards: number;
};

/** Restarts the database of a product under load, and measures when the product has recovered. */
export async function tryDatabaseRestart(
  product: ProductProcess,
  mode: StopMode,
  { perSecond, warmMs, afterMs }: { perSecond: number; warmMs: number; afterMs: number },
): Promise<RestartTrial> {
  const postgres = await startPostgres({ dir: join(product.dataDir, "postgres") });
  const pid = product.child.pid;
  const load = openLoad({ port: product.port, paths: PATHS, perSecond });
  await pause(warmMs);
  await postgres.restart(mode);
  const accepts = performance.now();
  await becomeReady(product.port);
  const ready = performance.now();
  await pause(afterMs);
  const answers = await load.stop();
  const faults = answers.filter(({ status }) => !status || status >= 500);
  const last = Math.max(0, ...faults.map(({ at, ms }) => at + ms - accepts));
  return {
    sent: answers.length,
    samePid: product.child.exitCode === null && product.child.pid === pid,
    readyAfterMs: ready - accepts,
    lastFaultAfterMs: last,
    faults: faults.length,
    faultsAfterwards: faults.filter(({ at }) => at > ready).length,
  };
}

async function becomeReady(port: number): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (!(await isReady(port))) {
    if (performance.now() > deadline) throw new Error("The product did not become ready again.");
    await pause(10);
  }
}
