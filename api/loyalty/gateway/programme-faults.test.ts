import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  aBurnOrder,
  aCapturedBurn,
  aCodeRequest,
  aMemberNumber,
  aProgramme,
  aReservedBurn,
  qitafLedgerOf,
} from "#api/testing/guests/loyalty-member.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import type { LoyaltyProgramme } from "./loyalty-port.ts";

/** At this scale the sandbox is silent for 0.3 s and hides a burn for 1.5 s. */
const SANDBOX_SCALE = 0.005;
const SOON = { timeout: 40_000, interval: 100 };
const SILENT = { kind: "silent" };
let sandbox: TestSandbox;
/** A programme with a timeout of 0.3 s and a closed circuit breaker; the other one can query without a fault. */
let withShortTimeout: LoyaltyProgramme;
let qitaf: LoyaltyProgramme;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  qitaf = aProgramme(sandbox, "qitaf");
  withShortTimeout = aProgramme(sandbox, "qitaf", { TIME_SCALE: "0.05", TIMEOUT_SCALE: "0.05" });
});

test.each(["refuse", "silent", "500", "redirect"])(
  "a burn that meets %s is silence, and nothing was done",
  async (fault) => {
    const order = await aBurnOrder(qitaf);
    await sandbox.setFault("POST /qitaf/burns", fault);

    expect(await withShortTimeout.reserve(order)).toEqual({ kind: "silent" });
    expect(await qitaf.ask(order.burnId)).toEqual({ kind: "missing" });
  },
);

test.each(["slow", "500-but-done", "cut-json", "huge"])(
  "a burn that meets %s is silence, and yet the points are reserved",
  async (fault) => {
    const order = await aBurnOrder(qitaf);
    await sandbox.setFault("POST /qitaf/burns", fault);

    expect(await withShortTimeout.reserve(order)).toEqual({ kind: "silent" });
    expect(await qitaf.ask(order.burnId)).toMatchObject({ kind: "reserved", points: 500 });
    expect(await qitaf.release(order.burnId)).toMatchObject({ kind: "released" });
    expect(await qitafLedgerOf(sandbox, order.burnId)).toEqual(["reserved 500", "released 500"]);
  },
);

test.each(["refuse", "silent", "slow", "500", "cut-json", "redirect", "huge"])(
  "every other call that meets %s is silence",
  async (fault) => {
    const [burnId, requestId] = [await aReservedBurn(qitaf), await aCodeRequest(qitaf)];
    const calls: [route: string, call: () => Promise<unknown>, answer: unknown][] = [
      [
        "POST /qitaf/otp",
        () => withShortTimeout.sendCode({ requestId, member: aMemberNumber(), language: "en" }),
        SILENT,
      ],
      ["POST /qitaf/otp/*/confirm", () => withShortTimeout.confirmCode(requestId, "000000"), SILENT],
      ["GET /qitaf/burns/*", () => withShortTimeout.ask(burnId), SILENT],
      ["POST /qitaf/burns/*/release", () => withShortTimeout.release(burnId), SILENT],
    ];
    for (const [route, call, answer] of calls) {
      await sandbox.setFault(route, fault);
      expect(await call()).toEqual(answer);
    }
    withShortTimeout = aProgramme(sandbox, "qitaf", { TIME_SCALE: "0.05", TIMEOUT_SCALE: "0.05" });
    const order = { earnId: randomUUID(), member: aMemberNumber(), points: 1, reference: "C1" };
    for (const route of ["GET /qitaf/burns", "POST /qitaf/earns", "GET /qitaf/earns/*"])
      await sandbox.setFault(route, fault);
    expect(await withShortTimeout.list(new Date(0))).toBeNull();
    expect([await withShortTimeout.earn(order), await withShortTimeout.askEarn(order.earnId)]).toEqual([
      SILENT,
      SILENT,
    ]);
  },
);

test("a capture whose answer is lost was done once, however often it is repeated", async () => {
  const burnId = await aReservedBurn(qitaf);
  await sandbox.setFault("POST /qitaf/burns/*/capture", "500-but-done");

  expect(await withShortTimeout.capture(burnId)).toEqual(SILENT);
  expect(await qitaf.capture(burnId)).toMatchObject({ kind: "captured" });
  expect(await qitafLedgerOf(sandbox, burnId)).toEqual(["reserved 500", "captured 500"]);
});

test.each(["500-but-done", "return-timeout-but-done", "cut-json"])(
  "nobody knows of a return that meets %s, and repeating it gives nothing twice",
  async (fault) => {
    const back = { returnId: `r-${fault}`, burnId: await aCapturedBurn(qitaf), points: 500 };
    await sandbox.setFault("POST /qitaf/burns/*/return", fault);

    expect(await withShortTimeout.returnPoints(back)).toBeNull();
    expect(await qitaf.returnPoints(back)).toBe(true);
    expect((await qitafLedgerOf(sandbox, back.burnId)).filter((line) => line.startsWith("returned"))).toEqual([
      "returned 500",
    ]);
  },
);

test("a programme is believed in what it booked", async () => {
  const order = await aBurnOrder(qitaf);
  await sandbox.setFault("POST /qitaf/burns", "other-points");
  expect(await qitaf.reserve(order)).toMatchObject({ kind: "reserved", points: 505 });
  await sandbox.setFault("POST /qitaf/earns", "earn-twice");
  const earn = { earnId: randomUUID(), member: aMemberNumber(), points: 10, reference: "C1" };
  expect(await qitaf.earn(earn)).toEqual({ kind: "earned", points: 20 });
});

test("faults of a capture and a return refuse them", async () => {
  const [held, taken] = [await aReservedBurn(qitaf), await aCapturedBurn(qitaf)];
  await sandbox.setFault("POST /qitaf/burns/*/capture", "capture-refused");
  await sandbox.setFault("POST /qitaf/burns/*/return", "return-refused");

  expect(await qitaf.capture(held)).toEqual({ kind: "refused" });
  expect(await qitaf.returnPoints({ returnId: "r-refused", burnId: taken, points: 1 })).toBe(false);
});

test("points that the programme does not know may still be reserved, unless they are released", async () => {
  const [late, released] = [await aBurnOrder(qitaf), await aBurnOrder(qitaf)];
  await sandbox.setFault("POST /qitaf/burns", "unknown-then-burned", 2);

  expect(await qitaf.reserve(late)).toEqual(SILENT);
  expect(await qitaf.reserve(released)).toEqual(SILENT);
  expect(await qitaf.ask(late.burnId)).toEqual({ kind: "missing" });
  expect(await qitaf.release(released.burnId)).toMatchObject({ kind: "released" });
  await expect.poll(() => qitaf.ask(late.burnId), SOON).toMatchObject({ kind: "reserved" });
  expect(await qitaf.ask(released.burnId)).toMatchObject({ kind: "released" });
});

test("after five failures a programme is not called, and the others are", async () => {
  const burnId = await aReservedBurn(qitaf);
  await sandbox.setFault("GET /qitaf/burns/*", "500", 6);
  for (let time = 0; time < 5; time++) await qitaf.ask(burnId);

  expect(await qitaf.ask(burnId)).toEqual(SILENT);
  const { switched } = (await (await fetch(`${sandbox.url}/faults`)).json()) as { switched: unknown[] };
  expect(switched).toEqual([{ path: "GET /qitaf/burns/*", fault: "500", times: 1 }]);
  expect(await aProgramme(sandbox, "mokafa").ask(burnId)).toEqual({ kind: "missing" });
});

test.each([
  ["nobody listens", { LOYALTY_URL: "http://127.0.0.1:9" }, false],
  ["our key is wrong", { LOYALTY_KEY: "a-key-nobody-gave-us" }, false],
  ["the programme is switched off", { LOYALTY_OFF: "fursan,qitaf" }, true],
])("when %s, every answer is silence", async (_why, env, isOff) => {
  const [order, down] = [await aBurnOrder(qitaf), aProgramme(sandbox, "qitaf", env)];

  expect(down.isOff).toBe(isOff);
  expect(await down.reserve(order)).toEqual(SILENT);
  expect(await down.ask(order.burnId)).toEqual(SILENT);
  expect(await down.returnPoints({ returnId: "r", burnId: order.burnId, points: 1 })).toBeNull();
  expect(await down.list(new Date(0))).toBeNull();
});
