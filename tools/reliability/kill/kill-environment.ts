import { coupons } from "#api/schema/cart.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { testStamp } from "#api/testing/servers/test-stamp.ts";
import type { TrialEnvironment } from "../environment/kill-trial.ts";

/** A card that never reached the gateway is given up after sixteen minutes, which no test should wait for long. */
const TIME_SCALE = 0.02;
/** The next process waits for the lease of a killed one, which lasts as long as a partner may take to answer. */
const TIMEOUT_SCALE = 0.1;
const DAY_MS = 86_400_000;

export type KillEnvironment = TrialEnvironment &
  Pick<BookingApp, "untilSettled" | "violations"> & { stop: () => Promise<unknown> };

/** The database, the sandbox and the invariants of an app that serves no guest. */
export async function killEnvironment(): Promise<KillEnvironment> {
  const { app, sandbox, stay, untilSettled, violations } = await aBookingApp({
    timeScale: TIME_SCALE,
    timeoutScale: TIMEOUT_SCALE,
    isServing: false,
  });
  const couponCode = "TENOFF";
  await app.db.insert(coupons).values({
    code: couponCode,
    kind: "percent",
    value: 10,
    startsAt: new Date(Date.now() - DAY_MS),
    endsAt: new Date(Date.now() + DAY_MS),
  });
  const env = {
    ...partnersAt(sandbox, TIME_SCALE, TIMEOUT_SCALE),
    ...testStamp(),
    DATABASE_URL: app.settings.databaseUrl ?? "",
    DATABASE_MIGRATION_URL: app.settings.databaseMigrationUrl ?? "",
    DATABASE_POOL_SIZE: "4",
  };
  return { db: app.db, env, sandbox, stay, couponCode, untilSettled, violations, stop: sandbox.stop };
}
