import { randomInt } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { aBookingApp, type BookingApp } from "#api/testing/booking-app.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { type Shop, shopOf } from "../environment/two-processes.ts";
import { fightAtTheEnd, foul } from "./last-moments.ts";
import { loseAnswers, notAlike } from "./lost-answers.ts";
import { raceToPay, unfair } from "./pay-races.ts";
import { hearAll, shuffledSignals, unsound } from "./signals.ts";

const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
let booking: BookingApp;
let shop: Shop;

beforeAll(async () => {
  console.log(`seed of the crowds: ${seed}`);
  booking = await aBookingApp({ env: { DATABASE_POOL_SIZE: "20", LIMIT_WRITE: "100000", HOLDS_PER_NETWORK: "1000" } });
  shop = shopOf(booking);
});
afterAll(() => booking.sandbox.stop());

afterEach(async () => {
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});

test("of ten guests who race through to pay one has the home and is charged once, ten times over", async () => {
  const races = await raceToPay(shop, 10, 10, seed);
  expect(unfair(races)).toEqual([]);
  expect(races).toMatchObject({ sold: 10, charged: 10, chargedLosers: 0 });
});

test("at the end of a hold its guest pays or one of four others has the nights, never two, sixty times", async () => {
  const fights = await fightAtTheEnd(shop, 60, seed);
  expect(fights).toHaveLength(60);
  expect(foul(fights)).toEqual([]);
});

test("signals of a payment in any order and any number make one order, one capture and one mail", async () => {
  const random = seededRandom(seed);
  const heard = await hearAll(
    shop,
    Array.from({ length: 100 }, () => shuffledSignals(random)),
  );
  expect(heard).toHaveLength(100);
  expect(unsound(heard)).toEqual([]);
});

test("a call whose answer was cut is done once and told alike ten times", async () => {
  const lost = await loseAnswers(shop, 36, seed);
  expect(lost).toHaveLength(36);
  expect(notAlike(lost)).toEqual([]);
});
