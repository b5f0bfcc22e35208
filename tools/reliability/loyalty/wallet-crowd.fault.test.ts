import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { identifyByHeader, isOurError, runWalletCrowd } from "./wallet-crowd.ts";

const TIMEOUT_MS = 300_000;
const limits = { LIMIT_WRITE: "1000000", LIMIT_READ: "1000000", LIMIT_GIFT: "1000000", DATABASE_POOL_SIZE: "30" };
/** Too few wallets do not reach every kind of operation. */
const WALLETS = fewOrAll(8, 20);
let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, env: limits, identify: identifyByHeader });
});
afterAll(() => booking.sandbox.stop());

test(`forty operations at once on each of ${WALLETS} wallets keep every halala`, { timeout: TIMEOUT_MS }, async () => {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
  console.log(`seed of the wallets: ${seed}`);
  const { app, stay } = booking;
  const { outcomes, wrong } = await runWalletCrowd({ app, stay, random: seededRandom(seed) }, WALLETS, 40);
  expect(wrong).toEqual([]);
  expect(outcomes["hold 200"]).toBeGreaterThan(0);
  for (const kind of ["spend", "refund", "void", "redeem"]) expect(outcomes[`${kind} 200`], kind).toBeGreaterThan(0);
  expect(Object.keys(outcomes).filter(isOurError)).toEqual([]);
  expect(await booking.violations()).toEqual([]);
});
