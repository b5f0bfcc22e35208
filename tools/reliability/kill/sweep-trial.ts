import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { endHoldIn } from "#api/testing/bookings/end-hold.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import { freePort } from "#server/postgres/free-port.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import type { TrialEnvironment } from "../environment/kill-trial.ts";
import { remoteApp } from "../environment/remote-app.ts";

export type SweepTrial = {
  wasKilled: boolean;
  /** Nights of the hold that remain when the process is killed during the sweep: all or none. */
  left: number;
  /** The status for the next guest who claims them before the next sweep. */
  next: number;
  /** Nights of another ended hold after the sweep of the next process. */
  remaining: number;
};

const TIMEOUT_MS = 60_000;

/** K27: a process is killed while it releases ended holds; their nights stay free. */
export async function sweepTrial(environment: TrialEnvironment): Promise<SweepTrial> {
  const { db, env, stay } = environment;
  const port = await freePort();
  const killedProcess = await startBookingProcess({ ...env, FAULT: "K27:1" }, port);
  const app = remoteApp({ port });
  const guest = () => aPayingGuest(app, environment.sandbox, { host: `mabeet-sa.localhost:${port}` });
  const properties = [await aProperty(db), await aProperty(db)] as const;
  const carts = await Promise.all(properties.map(({ id }) => guest().cart({ propertyId: id, ...stay })));
  // Both before the next sweep, which ends the process.
  await Promise.all(carts.map(({ cartId }) => endHoldIn(db, cartId, -1)));
  const wasKilled = (await Promise.race([killedProcess.ended, pause(TIMEOUT_MS, null, { ref: false })])) === "SIGKILL";
  const left = await nightsOf(db, properties[0].id);
  const nextProcess = await startBookingProcess(env, port);
  try {
    const next = (await guest().book({ propertyId: properties[0].id, ...stay })).statusCode;
    const until = Date.now() + TIMEOUT_MS;
    while ((await nightsOf(db, properties[1].id)) > 0 && Date.now() < until) await pause(50);
    return { wasKilled, left, next, remaining: await nightsOf(db, properties[1].id) };
  } finally {
    app.close();
    await nextProcess.kill();
  }
}

async function nightsOf(db: Db, propertyId: number): Promise<number> {
  const { rows } = await db.execute(sql`SELECT FROM night_claim WHERE property_id = ${propertyId}`);
  return rows.length;
}

export function isSwept({ wasKilled, left, next, remaining }: SweepTrial): boolean {
  return wasKilled && left === 2 && next === 201 && remaining === 0;
}
