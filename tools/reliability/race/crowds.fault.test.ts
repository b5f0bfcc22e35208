import { randomInt } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { type Deployment, deploymentOf } from "../environment/two-processes.ts";
import { invalidRaces, raceAtHoldEnd } from "./last-moments.ts";
import { differingAnswers, loseAnswers } from "./lost-answers.ts";
import { raceToPay, unexpectedAnswers } from "./pay-races.ts";
import { invalidResults, sendSignals, shuffledSignals } from "./signals.ts";

const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
const RACES = fewOrAll(3, 10);
const ENDS = fewOrAll(12, 60);
const SIGNALS = fewOrAll(25, 100);
const LOST = fewOrAll(12, 36);
let booking: BookingApp;
let deployment: Deployment;

beforeAll(async () => {
  console.log(`seed of the races: ${seed}`);
  booking = await aBookingApp({ env: { DATABASE_POOL_SIZE: "20", LIMIT_WRITE: "100000", HOLDS_PER_NETWORK: "1000" } });
  deployment = deploymentOf(booking);
});
afterAll(() => booking.sandbox.stop());

afterEach(async () => {
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});

test("one of ten guests who pay for the same nights gets the home and is charged once", async () => {
  const races = await raceToPay(deployment, 10, RACES, seed);
  expect(unexpectedAnswers(races)).toEqual([]);
  expect(races).toMatchObject({ sold: RACES, charged: RACES, chargedLosers: 0 });
});

test("when a hold ends, either its guest or one of four others gets the nights", async () => {
  const races = await raceAtHoldEnd(deployment, ENDS, seed);
  expect(races).toHaveLength(ENDS);
  expect(invalidRaces(races)).toEqual([]);
});

test("signals of a payment in any order and any number make one order, one capture and one mail", async () => {
  const random = seededRandom(seed);
  const results = await sendSignals(
    deployment,
    Array.from({ length: SIGNALS }, () => shuffledSignals(random)),
  );
  expect(results).toHaveLength(SIGNALS);
  expect(invalidResults(results)).toEqual([]);
});

test("a call whose answer was lost runs once, and ten retries get the same answer", async () => {
  const lost = await loseAnswers(deployment, LOST, seed);
  expect(lost).toHaveLength(LOST);
  expect(differingAnswers(lost)).toEqual([]);
});
