import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { Db } from "#api/platform/database/database.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { fixedRateCheckouts, type ReportedOrder } from "../environment/fixed-rate-checkouts.ts";
import { isFault, recordingApp } from "../environment/recording-app.ts";

/** How the database restarts: cleanly, as after a power failure, or by terminating one connection during its COMMIT. */
export const restartModes = ["fast", "immediate", "commit"] as const;
export type RestartMode = (typeof restartModes)[number];

export type RestartTrial = {
  mode: RestartMode;
  samePid: boolean;
  bookings: number;
  faults: number;
  /** The last fault, in ms after the database accepts connections again; 0 when there was none. */
  lastFaultMs: number;
  /** Reported to a guest and missing afterwards. */
  lost: ReportedOrder[];
};

const PER_SECOND = 2;
const COMMIT_DELAY_US = 100_000;

/** Guests book at a fixed rate while the database restarts and the process keeps running. */
export async function tryRestart(
  environment: BenchEnvironment,
  mode: RestartMode,
  roundMs: number,
): Promise<RestartTrial> {
  const process = await startBookingProcess(environment.env);
  const { port } = process;
  const app = recordingApp({ port });
  const checkouts = fixedRateCheckouts(environment, { app, port, perSecond: PER_SECOND });
  let accepts = 0;
  try {
    await pause(roundMs);
    await (mode === "commit" ? terminateDuringCommit(environment) : environment.restart(mode));
    accepts = performance.now();
    await pause(roundMs);
    await checkouts.stop();
    await environment.untilSettled();
  } finally {
    app.close();
    if (process.isRunning()) process.child.kill("SIGTERM");
  }
  const faults = app.calls.filter(isFault);
  return {
    mode,
    // The same process was running until now and exited with 0.
    samePid: (await process.ended) === null && process.child.exitCode === 0,
    bookings: checkouts.orders.length,
    faults: faults.length,
    lastFaultMs: Math.round(Math.max(0, ...faults.map(({ at, ms }) => at + ms - accepts))),
    lost: await lostOrders(environment.db, checkouts.orders),
  };
}

/** Slows commits down, so that one connection can be terminated between its commit and the answer. */
async function terminateDuringCommit({ adminUrl }: BenchEnvironment): Promise<void> {
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

async function lostOrders(db: Db, orders: readonly ReportedOrder[]): Promise<ReportedOrder[]> {
  const { rows } = await db.execute<{ cartId: string; orderNumber: string; code: number }>(
    sql`SELECT cart_id AS "cartId", order_number AS "orderNumber", status_code AS code FROM placed_order`,
  );
  const stored = new Map(rows.map((row) => [row.orderNumber, row]));
  return orders.filter(({ cartId, orderNumber, status }) => {
    const row = stored.get(orderNumber ?? "");
    return row?.cartId !== cartId || (status === "SUCCESS" && row.code !== 58);
  });
}
