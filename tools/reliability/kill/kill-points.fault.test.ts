import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { coupons } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { aBookingApp, type BookingApp } from "#api/testing/booking-app.ts";
import { partnersAt } from "#api/testing/sandbox-partners.ts";
import { commitFates } from "../restart/commit-proxy.ts";
import { COMMITS_OF_A_BOOKING, commitTrials, notKept } from "../restart/commit-trials.ts";
import { killPoints, killTrial, type TrialGround } from "./kill-trial.ts";
import { messageKillTrial, messagePoints } from "./message-kill-trial.ts";
import { killAtRandom } from "./random-kills.ts";
import { isSwept, sweepTrial } from "./sweep-trial.ts";

const TIME_SCALE = 0.05;
/** Ten starts of the product, on whatever machine. */
const PATIENCE_MS = 600_000;
let booking: BookingApp;
let environment: TrialGround & Pick<BookingApp, "untilSettled">;

/** The app itself serves no guest here: the tests use its database, its partners and its checks. */
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

/** The steps of a cart are ended in `api/cart/kill.fault.test.ts`. */
const paying = killPoints.filter((point) => point > "K07");

test.each(paying)("a process that is ended at %s loses no order and no money", async (point) => {
  const { died, told, cartId, process } = await killTrial(environment, point);
  onTestFinished(async () => void (await process.kill()));
  expect(died, "the point was passed").toBe(true);
  await booking.untilSettled();

  const orders = await booking.app.db.select().from(placedOrders).where(eq(placedOrders.cartId, cartId));
  expect(orders.filter(({ statusCode }) => statusCode === 58).length).toBeLessThanOrEqual(1);
  expect(orders.length).toBeGreaterThan(0);
  if (told === "SUCCESS") expect(orders.map(({ statusCode }) => statusCode)).toContain(58);
  expect(await booking.violations()).toEqual([]);
});

test.each(messagePoints)("a process that is ended at %s owes nobody a code for good", async (point) => {
  expect(await messageKillTrial(environment, point)).toEqual({ died: true, mails: 1, isProven: true });
});

test("a process that is ended while it takes ended holds away leaves their nights free", async () => {
  const trial = await sweepTrial(environment);
  expect(trial).toSatisfy(isSwept);
});

test("a guest whose COMMIT was cut off has one order, whether it was kept or not", async () => {
  const strikes = commitFates.flatMap((fate, place) =>
    Array.from({ length: COMMITS_OF_A_BOOKING }, (_, nth) => ({ fate, nth })).filter(({ nth }) => nth % 3 === place),
  );
  const trials = await commitTrials(environment, [
    ...strikes,
    { fate: "unanswered", nth: 0 },
    { fate: "unsent", nth: 3 },
  ]);
  expect(trials).toHaveLength(8);
  expect(notKept(trials)).toEqual([]);
  expect(await booking.violations()).toEqual([]);
});

test("ten sudden ends at random times under twenty guests lose nothing anybody was told of", {
  timeout: PATIENCE_MS,
}, async () => {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
  console.log(`seed of the sudden ends: ${seed}`);
  const { checkouts, lost, toldTwice } = await killAtRandom(environment, 10, seed);
  expect(checkouts).toBeGreaterThanOrEqual(20);
  expect([lost, toldTwice]).toEqual([[], []]);
  expect(await booking.violations()).toEqual([]);
});
