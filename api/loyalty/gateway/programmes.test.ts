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

let sandbox: TestSandbox;
let qitaf: LoyaltyProgramme;

beforeAll(async () => {
  sandbox = await testSandbox(0.02);
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  qitaf = aProgramme(sandbox, "qitaf");
});

test("a member gets a code, and only the right one tells the balance", async () => {
  const requestId = randomUUID();
  const sent = await qitaf.sendCode({ requestId, member: aMemberNumber("01"), language: "ar" });

  expect(sent).toEqual({ kind: "sent", expiresIn: 180, maskedPhone: expect.stringMatching(/\*01$/) });
  expect(await qitaf.confirmCode(requestId, "000000")).toEqual({ kind: "wrong", attemptsLeft: 4 });
  expect(await qitaf.confirmCode(requestId, "123456")).toEqual({ kind: "confirmed", points: 12_500 });
});

test.each([
  ["03", "not-a-member"],
  ["04", "blocked"],
])("a number that ends in %s is refused: %s", async (end, reason) => {
  const sent = await qitaf.sendCode({ requestId: randomUUID(), member: aMemberNumber(end), language: "en" });
  expect(sent).toEqual({ kind: "refused", reason });
});

test("after five wrong codes, and for an unknown request, it is over", async () => {
  const requestId = await aCodeRequest(qitaf);
  for (let time = 0; time < 5; time++) await qitaf.confirmCode(requestId, "000000");

  expect(await qitaf.confirmCode(requestId, "123456")).toEqual({ kind: "over" });
  expect(await qitaf.confirmCode(randomUUID(), "123456")).toEqual({ kind: "over" });
  const order = { burnId: randomUUID(), requestId, otp: "123456", points: 500 };
  expect(await qitaf.reserve(order)).toEqual({ kind: "declined", reason: "not-confirmed" });
});

test("points are reserved, captured and returned in parts", async () => {
  const order = await aBurnOrder(qitaf);
  const { burnId } = order;
  const reserved = await qitaf.reserve(order);

  expect(reserved).toMatchObject({ kind: "reserved", points: 500, reservedUntil: expect.any(Date) });
  expect(await qitaf.reserve(order)).toEqual(reserved);
  expect(await qitaf.capture(burnId)).toMatchObject({ kind: "captured", points: 500, returned: 0 });
  expect(await qitaf.returnPoints({ returnId: "r1", burnId, points: 200 })).toBe(true);
  expect(await qitaf.returnPoints({ returnId: "r1", burnId, points: 200 })).toBe(true);
  expect(await qitaf.returnPoints({ returnId: "r2", burnId, points: 301 })).toBe(false);
  expect(await qitaf.ask(burnId)).toMatchObject({ kind: "captured", returned: 200 });
  expect(await qitaf.list(new Date(Date.now() - 60_000))).toContainEqual({
    burnId,
    kind: "captured",
    points: 500,
    returned: 200,
  });
});

test("a confirmed code reserves without being typed again, but not more than the balance", async () => {
  const requestId = await aCodeRequest(qitaf, aMemberNumber("02"));
  await qitaf.confirmCode(requestId, "123456");
  const order = { burnId: randomUUID(), requestId, otp: null, points: 41 };

  expect(await qitaf.reserve(order)).toEqual({ kind: "declined", reason: "too-few-points" });
  expect(await qitaf.reserve({ ...order, points: 40 })).toMatchObject({ kind: "reserved", points: 40 });
});

test("a burn that is released before it arrives never happens", async () => {
  const order = await aBurnOrder(qitaf);

  expect(await qitaf.ask(order.burnId)).toEqual({ kind: "missing" });
  expect(await qitaf.release(order.burnId)).toMatchObject({ kind: "released" });
  expect(await qitaf.reserve(order)).toMatchObject({ kind: "released" });
  expect(await qitaf.capture(order.burnId)).toMatchObject({ kind: "released" });
});

test("refusals to capture and to return are definite", async () => {
  const [held, taken] = [
    await aReservedBurn(qitaf, aMemberNumber("06")),
    await aCapturedBurn(qitaf, aMemberNumber("07")),
  ];

  expect(await qitaf.capture(held)).toEqual({ kind: "refused" });
  expect(await qitaf.ask(held)).toMatchObject({ kind: "released" });
  expect(await qitaf.returnPoints({ returnId: "r-07", burnId: taken, points: 500 })).toBe(false);
});

test("a stay earns once, and not for a number without a membership", async () => {
  const order = { earnId: randomUUID(), member: aMemberNumber(), points: 120, reference: "C123456789" };

  expect(await qitaf.askEarn(order.earnId)).toEqual({ kind: "missing" });
  for (let time = 0; time < 2; time++) expect(await qitaf.earn(order)).toEqual({ kind: "earned", points: 120 });
  expect(await qitaf.askEarn(order.earnId)).toEqual({ kind: "earned", points: 120 });
  expect(await qitafLedgerOf(sandbox, order.earnId)).toEqual(["earned 120"]);
  expect(await qitaf.earn({ ...order, earnId: randomUUID(), member: aMemberNumber("03") })).toEqual({
    kind: "refused",
  });
});

test("Fursan knows its members by membership number", async () => {
  const fursan = aProgramme(sandbox, "fursan");
  const requestId = await aCodeRequest(fursan, "10203011");
  expect(await fursan.confirmCode(requestId, "123456")).toEqual({ kind: "confirmed", points: 5_000 });
});
