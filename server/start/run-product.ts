import { setTimeout as pause } from "node:timers/promises";
import type { Settings } from "#api/platform/settings/settings.ts";
import { buildPages, compressPages } from "#server/build/build-pages.ts";
import { isRelease, releaseVersion } from "#server/build/release.ts";
import { StartError } from "#server/error/start-error.ts";
import type { RunningPostgres } from "#server/postgres/start-postgres.ts";
import { poolSizeOf, processCount } from "#server/processes/process-count.ts";
import { ROOT } from "#server/root.ts";
import { checkPorts } from "./check-ports.ts";
import { CleanupStack } from "./cleanup-stack.ts";
import { type ReadyDatabase, startDatabase } from "./start-database.ts";
import { startSandbox } from "./start-sandbox.ts";

/** Pages that are up to date are found so within this time. */
const BUILD_SEEN_MS = 1_000;

export type Product = {
  settings: Settings;
  url: string;
  postgres: RunningPostgres | null;
  stop: () => Promise<void>;
};

type RunOptions = {
  purpose?: "durable" | "throwaway";
  signal?: AbortSignal;
  /** Is called after each step. */
  print?: (step: string, text: string) => void;
};

/** Starts the whole product: pages, database, sandbox and server. When a step fails, what was started is stopped. */
export async function runProduct(settings: Settings, options: RunOptions = {}): Promise<Product> {
  const cleanup = new CleanupStack();
  try {
    return { ...(await startAll(settings, options, cleanup)), stop: () => cleanup.runAll() };
  } catch (error) {
    await cleanup.runAll();
    throw error;
  }
}

async function startAll(
  settings: Settings,
  options: RunOptions,
  cleanup: CleanupStack,
): Promise<Omit<Product, "stop">> {
  const withSandbox = settings.appEnv !== "production";
  if (withSandbox && isRelease(ROOT))
    throw new StartError("A release has no sandbox: start it with APP_ENV=production, and the demo in a checkout.");
  await checkPorts(settings.host, [settings.port, settings.internalPort]);
  await checkPorts("127.0.0.1", withSandbox ? [settings.sandboxPort, settings.sandboxMailPort] : []);

  const fault = new AbortController();
  const signal = AbortSignal.any([fault.signal, ...(options.signal ? [options.signal] : [])]);
  const pages = readyPages({ ...options, signal });
  const database = readyDatabase(settings, options, cleanup);
  const sandbox = withSandbox ? startSandbox(settings, cleanup) : null;
  database.catch(() => fault.abort());
  const pictures = database.then((ready) => drawWhileBuilding(ready.settings, pages, signal));
  // Waits for all steps before the first error is thrown, so that nothing is still starting while we stop.
  await Promise.allSettled([pages, database, sandbox, pictures]);
  const { postgres, settings: complete } = await database;
  await Promise.all([pages, sandbox]);

  options.signal?.throwIfAborted();
  await serveProduct(settings, complete, options, cleanup);
  compressWhileServing(cleanup);
  return { settings: complete, url: `http://${settings.host}:${settings.port}`, postgres };
}

/** A start whose pages are up to date draws nothing here: the server draws what is missing. */
async function drawWhileBuilding(settings: Settings, pages: Promise<void>, signal: AbortSignal): Promise<void> {
  const isBuilding = await Promise.race([pages.then(() => false), pause(BUILD_SEEN_MS, true, { signal })]);
  if (!isBuilding || settings.appEnv === "test") return;
  const { drawBeforeServing } = await import("#server/pictures/draw-before-serving.ts");
  await drawBeforeServing(settings, signal);
}

/** In this process, or in several that this one supervises. */
async function serveProduct(
  settings: Settings,
  complete: ReadyDatabase["settings"],
  { print }: RunOptions,
  cleanup: CleanupStack,
): Promise<void> {
  const count = processCount(settings);
  if (count === 1) {
    const { serve } = await import("#server/serve.ts");
    const server = await serve(complete);
    cleanup.add(() => server.close());
    return;
  }
  const { startProcesses } = await import("#server/processes/start-processes.ts");
  const processes = await startProcesses(count, {
    DATABASE_URL: complete.databaseUrl,
    DATABASE_MIGRATION_URL: complete.databaseMigrationUrl,
    DATABASE_POOL_SIZE: String(poolSizeOf(settings, count)),
  });
  cleanup.add(() => processes.close());
  print?.("processes", processes.pids.join(", "));
}

async function readyPages({ print, signal }: RunOptions): Promise<void> {
  const began = performance.now();
  const built = await buildPages({ root: ROOT, signal });
  const version = releaseVersion(ROOT);
  const found = version ? `of release ${version}` : "up to date";
  print?.("pages", built ? `built in ${seconds(began)}` : found);
}

/** The first guests do not wait for it. A build that cannot be compressed is served as it is. */
function compressWhileServing(cleanup: CleanupStack): void {
  const stopped = new AbortController();
  compressPages({ root: ROOT, signal: stopped.signal }).catch((error) => {
    if (!stopped.signal.aborted) console.error("The built files could not be compressed.", error);
  });
  cleanup.add(async () => stopped.abort());
}

async function readyDatabase(
  settings: Settings,
  { print, purpose }: RunOptions,
  cleanup: CleanupStack,
): Promise<ReadyDatabase> {
  const began = performance.now();
  const database = await startDatabase(settings, cleanup, purpose);
  const migrated = database.migrations > 0 ? "migrated" : "up to date";
  print?.("database", `${migrated}${database.seeded ? ", demo catalogue written" : ""} in ${seconds(began)}`);
  return database;
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
