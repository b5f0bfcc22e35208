import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { coupons } from "#api/database/schema/cart.ts";
import { placedOrders } from "#api/database/schema/order.ts";
import { partnersAt } from "#api/testing/booking-ground.ts";
import { aBookingHouse, type BookingHouse } from "#api/testing/booking-house.ts";
import { killPoints, killTrial, type TrialGround } from "./kill-trial.ts";

const TIME_SCALE = 0.05;
let house: BookingHouse;
let ground: TrialGround;

/** The house itself serves nobody here: its database, its partners and its checks are used. */
beforeAll(async () => {
  house = await aBookingHouse({ timeScale: TIME_SCALE, isServing: false });
  const { app, sandbox, stay } = house;
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
  ground = { db: app.db, env, sandbox, stay, couponCode: "TENOFF" };
});
afterAll(() => house.sandbox.stop());

/** The steps of a cart are ended in `api/cart/kill.fault.test.ts`. */
const paying = killPoints.filter((point) => point > "K07");

test.each(paying)("a process that is ended at %s loses no order and no money", async (point) => {
  const { died, told, cartId, process } = await killTrial(ground, point);
  onTestFinished(async () => void (await process.kill()));
  expect(died, "the point was passed").toBe(true);
  await house.untilSettled();

  const orders = await house.app.db.select().from(placedOrders).where(eq(placedOrders.cartId, cartId));
  expect(orders.filter(({ statusCode }) => statusCode === 58).length).toBeLessThanOrEqual(1);
  expect(orders.length).toBeGreaterThan(0);
  if (told === "SUCCESS") expect(orders.map(({ statusCode }) => statusCode)).toContain(58);
  expect(await house.breaches()).toEqual([]);
});
