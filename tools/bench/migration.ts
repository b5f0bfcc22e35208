import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Client } from "pg";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { explainError } from "#server/error/explain-error.ts";
import { CleanupStack } from "#server/start/cleanup-stack.ts";
import { stopOnSignal } from "#server/start/stop-on-signal.ts";
import { startBookingProcess } from "#tools/reliability/environment/booking-process.ts";
import { isFault, type RecordingApp, recordingApp } from "#tools/reliability/environment/recording-app.ts";
import { holdStay, payAndRead } from "#tools/reliability/migration/booking-steps.ts";
import { startTraffic } from "#tools/reliability/migration/booking-traffic.ts";
import { checkMigrated, countRows, type Figure } from "#tools/reliability/migration/check-migrated.ts";
import { checkOutRelease, RELEASE_BEFORE } from "#tools/reliability/migration/check-out-release.ts";
import { copyBookings } from "#tools/reliability/migration/copy-bookings.ts";
import { type Period, watchMigrations } from "#tools/reliability/migration/migration-watch.ts";
import {
  type PreviousRelease,
  preparePreviousRelease,
  TIME_SCALE,
} from "#tools/reliability/migration/previous-release.ts";
import { quantile } from "../measure/load.ts";

const HELP = `npm run bench:migration -- [--release <commit>] [--previous <folder>] [--carts 100000]

Migrates a database of the previous release while that release serves guests, then lets both releases serve.
Checks that no answer is a server error, that no guest waits for a lock for more than 2 seconds, and that every
cart, order and payment is complete.

--release   the commit of the previous release; ${RELEASE_BEFORE} unless given. It runs with the packages of this checkout
--previous  instead of it, a checkout of the previous release with its node_modules
--carts     the number of carts in the database before the migration`;

const MAX_WAIT_MS = 2_000;
const BEFORE_MS = 5_000;
const AFTER_MS = 8_000;
const BOTH_MS = 20_000;
const SETTLE_MS = 180_000;

/** Payments and jobs that are still under way. */
const OPEN = `
  SELECT 'payment ' || state AS what, count(*) FROM payment
  WHERE (next_ask_at < app_now() + interval '1 day' AND state IN ('created', 'submitted', 'challenge', 'unknown'))
    OR (created_at > app_now() - interval '1 day' AND state NOT IN ('captured', 'declined', 'voided', 'returned'))
  GROUP BY state
  UNION ALL
  SELECT 'job ' || kind, count(*) FROM outbox
  WHERE done_at IS NULL AND parked_at IS NULL AND run_at < app_now() + interval '1 hour' GROUP BY kind`;

const { values } = parseArgs({
  options: {
    previous: { type: "string" },
    release: { type: "string", default: RELEASE_BEFORE },
    carts: { type: "string", default: "100000" },
    help: { type: "boolean" },
  },
});
const cleanup = new CleanupStack();
stopOnSignal(() => cleanup.runAll());

if (values.help) {
  console.log(HELP);
} else {
  try {
    const folder = values.previous ? resolve(values.previous) : checkOutRelease(values.release, cleanup);
    const figures = await bench(folder, Number(values.carts));
    process.exitCode = figures.map(show).every(Boolean) ? 0 : 1;
  } catch (error) {
    console.error(explainError(error, "debug"));
    process.exitCode = 1;
  } finally {
    await cleanup.runAll();
  }
}

async function bench(folder: string, carts: number): Promise<Figure[]> {
  const release = await preparePreviousRelease(folder, cleanup);
  const previous = await serve(release, folder);
  const began = performance.now();
  await copyBookings(release.owner, { carts, sampleCartId: await bookSample(release, previous) });
  console.log(`${carts} carts copied in ${Math.round((performance.now() - began) / 1000)} s`);

  const watch = await watchMigrations(release.watchUrl);
  cleanup.add(watch.stop);
  const apps = [previous];
  const { sandbox, properties } = release;
  const traffic = startTraffic({ apps, sandbox, properties, today: todayInRiyadh(new Date()) });
  await pause(BEFORE_MS);
  watch.end("previous release before");
  await migrateInProcess(release.env);
  await pause(AFTER_MS);
  const next = await serve(release);
  watch.end("previous release after");
  apps.push(next);
  await pause(BOTH_MS);
  await traffic.stop();
  watch.end("both releases");
  await untilSettled(release.owner);

  showPeriods(watch.periods);
  console.table(await countRows(release.owner));
  return [
    ...answers("previous release", previous),
    ...answers("this release", next),
    { name: "unexpected refusals", value: traffic.refused.length, limit: 0, examples: traffic.refused },
    ...lockWaits(watch.periods),
    ...(await release.endedWaits()),
    ...(await checkMigrated(release.owner, TIME_SCALE, traffic.confirmed)),
  ];
}

async function serve({ env }: PreviousRelease, folder?: string): Promise<RecordingApp> {
  const process = await startBookingProcess(env, 0, folder);
  const app = recordingApp(process);
  cleanup.add(async () => {
    app.close();
    await process.kill();
  });
  return app;
}

/** A booking that the previous release made and captured; returns the id of its cart. */
async function bookSample({ sandbox, properties, owner }: PreviousRelease, app: RecordingApp): Promise<string> {
  const context = { app, sandbox, confirmed: [], refused: [] };
  const checkIn = addDays(todayInRiyadh(new Date()), 5);
  const held = await holdStay(context, { propertyId: properties[0] ?? 0, checkIn, checkOut: addDays(checkIn, 2) });
  if (held) await payAndRead(context, held, testCards.paid);
  if (!held || context.refused.length > 0) throw new Error(`The sample booking was refused: ${context.refused}`);
  await untilSettled(owner);
  return held.cart.cartId;
}

async function migrateInProcess(env: Record<string, string>): Promise<void> {
  const script = new URL("../reliability/migration/run-migrations.ts", import.meta.url);
  const child = fork(script, { env: { ...process.env, ...env }, execArgv: [] });
  const [code] = (await once(child, "exit")) as [number];
  if (code !== 0) throw new Error("The migration failed.");
}

/** Waits for the payments that guests began and for those whose time has come; the other copies stay as they are. */
async function untilSettled(owner: Client): Promise<void> {
  const until = Date.now() + SETTLE_MS;
  for (;;) {
    const { rows } = await owner.query<{ what: string; count: string }>(OPEN);
    if (rows.length === 0) return;
    const open = rows.map(({ what, count }) => `${count} ${what}`).join(", ");
    if (Date.now() > until) throw new Error(`Still open after ${SETTLE_MS} ms: ${open}`);
    await pause(100);
  }
}

function answers(name: string, { calls }: RecordingApp): Figure[] {
  const faults = calls.filter(isFault);
  const ms = calls.map((call) => call.ms);
  console.log(
    `${name}: ${calls.length} answers, median ${Math.round(quantile(ms, 0.5))} ms, slowest ${Math.round(Math.max(...ms))} ms`,
  );
  const examples = faults.map(({ status, url, ms }) => `${status} ${url} ${Math.round(ms)} ms`);
  return [{ name: `${name}: server errors of ${calls.length} answers`, value: faults.length, limit: 0, examples }];
}

function showPeriods(periods: readonly Period[]): void {
  const rows = periods.map(({ name, seconds, longestWait }) => ({
    period: name,
    seconds: Number(seconds.toFixed(2)),
    "longest lock wait (ms)": Math.round(longestWait.ms),
  }));
  console.table(rows);
}

function lockWaits(periods: readonly Period[]): Figure[] {
  const { ms, lock, statement, blocker } = periods
    .map(({ longestWait }) => longestWait)
    .reduce((longest, wait) => (wait.ms > longest.ms ? wait : longest));
  const examples = [lock, `waiting: ${statement}`, `holding: ${blocker}`];
  return [{ name: "longest lock wait (ms)", value: Math.round(ms), limit: MAX_WAIT_MS, examples }];
}

function show({ name, value, limit, examples = [] }: Figure): boolean {
  const ok = value <= limit;
  console.log(
    `  ${name.padEnd(52)} ${String(value).padStart(8)}  limit ${String(limit).padEnd(6)} ${ok ? "ok" : "MISSED"}`,
  );
  if (!ok || limit > 0) for (const example of examples.slice(0, 10)) console.log(`      ${example}`);
  return ok;
}
