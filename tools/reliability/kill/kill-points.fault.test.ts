import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { placedOrders } from "#api/schema/order.ts";
import { killPoints, killTrial } from "../environment/kill-trial.ts";
import { type KillEnvironment, killEnvironment } from "./kill-environment.ts";

let environment: KillEnvironment;
beforeAll(async () => {
  environment = await killEnvironment();
});
afterAll(() => environment.stop());

/** `api/cart/kill.fault.test.ts` tests the points of a cart. */
const paying = killPoints.filter((point) => point > "K07");

test.each(paying)("a process that is killed at %s loses no order and no money", async (point) => {
  const { wasKilled, status, cartId, process } = await killTrial(environment, point);
  onTestFinished(async () => void (await process.kill()));
  expect(wasKilled, "the point was reached").toBe(true);
  await environment.untilSettled();

  const orders = await environment.db.select().from(placedOrders).where(eq(placedOrders.cartId, cartId));
  expect(orders.filter(({ statusCode }) => statusCode === 58).length).toBeLessThanOrEqual(1);
  expect(orders.length).toBeGreaterThan(0);
  if (status === "SUCCESS") expect(orders.map(({ statusCode }) => statusCode)).toContain(58);
  expect(await environment.violations()).toEqual([]);
});
