import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { coupons } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { aBookingApp, type BookingApp } from "#api/testing/booking-app.ts";
import { partnersAt } from "#api/testing/sandbox-partners.ts";
import { commitFaults } from "../restart/commit-proxy.ts";
import { COMMITS_OF_A_BOOKING, commitTrials, failedTrials } from "../restart/commit-trials.ts";
import { killPoints, killTrial, type TrialEnvironment } from "./kill-trial.ts";
import { messageKillTrial, messagePoints } from "./message-kill-trial.ts";
import { killAtRandom } from "./random-kills.ts";
import { isSwept, sweepTrial } from "./sweep-trial.ts";

const TIME_SCALE = 0.05;
/** The test starts the product ten times, on slow machines too. */
const TIMEOUT_MS = 600_000;
let booking: BookingApp;
let environment: TrialEnvironment & Pick<BookingApp, "untilSettled">;

/** This app serves no guest: the tests use its database, its sandbox and its invariants. */
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: TIME_SCALE, isServing: false });
  const { app, sandbox, stay } = booking;
  const now = Date.now();
  await app.db.insert(coupons).values({
    code: "TENOFF",
    kind: "percent",
    value: 10,
    startsAt: new Date(now - 86_400_000),
    endsAt: new Date(now + 86_400_000),
  });
  const { databaseUrl, databaseMigrationUrl } = app.settings;
  const env = {
    ...partnersAt(sandbox, TIME_SCALE),
    DATABASE_URL: databaseUrl ?? "",
    DATABASE_MIGRATION_URL: databaseMigrationUrl ?? "",
    DATABASE_POOL_SIZE: "4",
  };
  environment = { db: app.db, env, sandbox, stay, couponCode: "TENOFF", untilSettled: booking.untilSettled };
});
afterAll(() => booking.sandbox.stop());

/** `api/cart/kill.fault.test.ts` tests the points of a cart. */
const paying = killPoints.filter((point) => point > "K07");

test.each(paying)("a process that is killed at %s loses no order and no money", async (point) => {
  const { wasKilled, status, cartId, process } = await killTrial(environment, point);
  onTestFinished(async () => void (await process.kill()));
  expect(wasKilled, "the point was reached").toBe(true);
  await booking.untilSettled();

  const orders = await booking.app.db.select().from(placedOrders).where(eq(placedOrders.cartId, cartId));
  expect(orders.filter(({ statusCode }) => statusCode === 58).length).toBeLessThanOrEqual(1);
  expect(orders.length).toBeGreaterThan(0);
  if (status === "SUCCESS") expect(orders.map(({ statusCode }) => statusCode)).toContain(58);
  expect(await booking.violations()).toEqual([]);
});

test.each(messagePoints)("a code is sent once although the process is killed at %s", async (point) => {
  expect(await messageKillTrial(environment, point)).toEqual({ wasKilled: true, mails: 1, isVerified: true });
});

test("a process that is killed while it releases holds leaves their nights free", async () => {
  const trial = await sweepTrial(environment);
  expect(trial).toSatisfy(isSwept);
});

test("a guest has one order when the connection breaks at a COMMIT", async () => {
  const faults = commitFaults.flatMap((fault, index) =>
    Array.from({ length: COMMITS_OF_A_BOOKING }, (_, nth) => ({ fault, nth })).filter(({ nth }) => nth % 3 === index),
  );
  const trials = await commitTrials(environment, [
    ...faults,
    { fault: "unanswered", nth: 0 },
    { fault: "unsent", nth: 3 },
  ]);
  expect(trials).toHaveLength(8);
  expect(failedTrials(trials)).toEqual([]);
  expect(await booking.violations()).toEqual([]);
});

test("ten kills at random times lose no cart and no order of twenty guests", {
  timeout: TIMEOUT_MS,
}, async () => {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
  console.log(`seed of the kills: ${seed}`);
  const { checkouts, lost, sentTwice } = await killAtRandom(environment, 10, seed);
  expect(checkouts).toBeGreaterThanOrEqual(20);
  expect([lost, sentTwice]).toEqual([[], []]);
  expect(await booking.violations()).toEqual([]);
});
