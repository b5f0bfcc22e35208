import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { Db } from "#api/platform/database/database.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { steadyCheckouts, type ToldOrder } from "../environment/fixed-rate-checkouts.ts";
import { isFault, watchedApp } from "../environment/watched-app.ts";

/** How the database goes away: by its own word, as if the power went, or one connection in the midst of its COMMIT. */
export const restartModes = ["fast", "immediate", "commit"] as const;
export type RestartMode = (typeof restartModes)[number];

export type RestartTrial = {
  mode: RestartMode;
  samePid: boolean;
  bookings: number;
  faults: number;
  /** The last fault, in ms after the database accepts again; 0 when none came later. */
  lastFaultMs: number;
  /** Told to a guest, and not there afterwards. */
  lost: ToldOrder[];
};

const PER_SECOND = 2;
const COMMIT_DELAY_US = 100_000;

/** Guests book at a steady pace while the database goes away and comes back under a process that stays. */
export async function tryRestart(
  environment: BenchEnvironment,
  mode: RestartMode,
  roundMs: number,
): Promise<RestartTrial> {
  const process = await startBookingProcess(environment.env);
  const { port } = process;
  const app = watchedApp({ port });
  const checkouts = steadyCheckouts(environment, { app, port, perSecond: PER_SECOND });
  let accepts = 0;
  try {
    await pause(roundMs);
    await (mode === "commit" ? endInCommit(environment) : environment.restart(mode));
    accepts = performance.now();
    await pause(roundMs);
    await checkouts.stop();
    await environment.untilSettled();
  } finally {
    app.close();
    if (process.isRunning()) process.child.kill("SIGTERM");
  }
  const faults = app.heard.filter(isFault);
  return {
    mode,
    // The one that was started ends only now, and well.
    samePid: (await process.ended) === null && process.child.exitCode === 0,
    bookings: checkouts.told.length,
    faults: faults.length,
    lastFaultMs: Math.round(Math.max(0, ...faults.map(({ at, ms }) => at + ms - accepts))),
    lost: await lostOrders(environment.db, checkouts.told),
  };
}

/** Commits are slowed down, so that one can be met: its connection ends after the deed and before the answer. */
async function endInCommit({ adminUrl }: BenchEnvironment): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const slowDown = async (us: number) => {
    await client.query(`ALTER SYSTEM SET commit_delay = ${us}`);
    await client.query(`ALTER SYSTEM SET commit_siblings = ${us > 0 ? 0 : 5}`);
    await client.query("SELECT pg_reload_conf()");
  };
  await slowDown(COMMIT_DELAY_US);
  for (let ended = 0; ended === 0; ) {
    const { rowCount } = await client.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE usename = 'app' AND state = 'active' AND query = 'COMMIT' LIMIT 1`);
    ended = rowCount ?? 0;
  }
  await slowDown(0);
  await client.end();
}

async function lostOrders(db: Db, told: readonly ToldOrder[]): Promise<ToldOrder[]> {
  const { rows } = await db.execute<{ cartId: string; orderNumber: string; code: number }>(
    sql`SELECT cart_id AS "cartId", order_number AS "orderNumber", status_code AS code FROM placed_order`,
  );
  const kept = new Map(rows.map((row) => [row.orderNumber, row]));
  return told.filter(({ cartId, orderNumber, status }) => {
    const row = kept.get(orderNumber ?? "");
    return row?.cartId !== cartId || (status === "SUCCESS" && row.code !== 58);
  });
}
