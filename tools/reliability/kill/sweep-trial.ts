import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aPayingGuest } from "#api/testing/paying-guest.ts";
import { freePort } from "#server/postgres/free-port.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { distantApp } from "../environment/distant-app.ts";
import { endHoldIn } from "../environment/end-hold.ts";
import type { TrialGround } from "./kill-trial.ts";

export type SweepTrial = {
  died: boolean;
  /** Nights of the hold that still lie there when the process was ended in the middle of tidying up: all or none. */
  left: number;
  /** What the next guest is told who wants them, before anybody tidied up. */
  next: number;
  /** Nights of another ended hold after the next process had its turn. */
  swept: number;
};

const PATIENCE_MS = 60_000;

/** K27: a process is ended while it takes ended holds away; the nights are free all the while. */
export async function sweepTrial(environment: TrialGround): Promise<SweepTrial> {
  const { db, env, stay } = environment;
  const port = await freePort();
  const doomed = await startBookingProcess({ ...env, FAULT: "K27:1" }, port);
  const app = distantApp({ port });
  const guest = () => aPayingGuest(app, environment.sandbox, { host: `mabeet-sa.localhost:${port}` });
  const properties = [await aProperty(db), await aProperty(db)] as const;
  for (const { id } of properties) await endHoldIn(db, (await guest().cart({ propertyId: id, ...stay })).cartId, -1);
  const died = (await Promise.race([doomed.ended, pause(PATIENCE_MS, null, { ref: false })])) === "SIGKILL";
  const left = await nightsOf(db, properties[0].id);
  const heir = await startBookingProcess(env, port);
  try {
    const next = (await guest().book({ propertyId: properties[0].id, ...stay })).statusCode;
    const until = Date.now() + PATIENCE_MS;
    while ((await nightsOf(db, properties[1].id)) > 0 && Date.now() < until) await pause(50);
    return { died, left, next, swept: await nightsOf(db, properties[1].id) };
  } finally {
    app.close();
    await heir.kill();
  }
}

async function nightsOf(db: Db, propertyId: number): Promise<number> {
  const { rows } = await db.execute(sql`SELECT FROM night_claim WHERE property_id = ${propertyId}`);
  return rows.length;
}

export function isSwept({ died, left, next, swept }: SweepTrial): boolean {
  return died && left === 2 && next === 201 && swept === 0;
}
