import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import {
  answerAsGuest,
  authorised,
  begun,
  captured,
  keyFor,
  ledgerOf,
  tabbyAt,
} from "#api/testing/gateways/tabby-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

/** A session of Tabby lasts 2.4 s, and its payment expires 1.2 s later. */
const SANDBOX_SCALE = 0.002;
let sandbox: TestSandbox;
let tabby: PaymentGateway;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  tabby = tabbyAt(sandbox.url);
});

test("a guest goes to Tabby's page, approves there, and the payment is captured and refunded in parts", async () => {
  const { order, evidence, key } = await begun(tabby);

  expect(evidence).toMatchObject({
    kind: "challenge",
    reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    redirectUrl: expect.stringMatching(/^http:\/\/127/),
    amountMinor: 125_000,
    currency: "SAR",
    plan: { instalments: 4, firstMinor: 31_250 },
  });
  expect(await tabby.ask(key)).toMatchObject({ kind: "challenge", reference: evidence.reference });
  await answerAsGuest(evidence, "approve");
  expect(await tabby.ask(key)).toMatchObject({ kind: "authorised", amountMinor: 125_000, refundedMinor: 0 });
  expect(await tabby.capture(key)).toMatchObject({ kind: "captured", amountMinor: 125_000 });
  expect(await tabby.refund(key, { refundId: "r1", amountMinor: 25_000 })).toBe(true);
  expect(await tabby.refund(key, { refundId: "r2", amountMinor: 100_001 })).toBe(false);
  expect(await tabby.ask(key)).toMatchObject({ kind: "captured", refundedMinor: 25_000 });
  expect(await ledgerOf(sandbox.url, order.paymentId)).toEqual([
    "authorised 125000",
    "captured 125000",
    "refunded 25000",
  ]);
});

test.each([
  ["reject", { kind: "declined", failureCode: 5007 }],
  ["silent", { kind: "voided", failureCode: 5004 }],
] as const)("a guest who presses %s on Tabby's page has paid nothing", async (button, end) => {
  const { order, evidence, key } = await begun(tabby);
  await answerAsGuest(evidence, button);

  expect(await tabby.ask(key)).toMatchObject(end);
  expect(await ledgerOf(sandbox.url, order.paymentId)).toEqual([]);
});

test("a guest who leaves Tabby's page has until the end of the session, and the payment expires after it", async () => {
  const { evidence, key } = await begun(tabby);

  expect(await tabby.cancel(key)).toMatchObject({ kind: "challenge" });
  await expect.poll(() => tabby.ask(key)).toMatchObject({ kind: "voided", failureCode: 5004 });
  await answerAsGuest(evidence, "approve");
  expect(await tabby.ask(key)).toMatchObject({ kind: "voided" });
});

test("a captured payment stays one however often capture is repeated", async () => {
  const { order, key } = await authorised(tabby);

  for (const attempt of [1, 2, 3])
    expect([attempt, await tabby.capture(key)]).toMatchObject([attempt, { kind: "captured" }]);
  await sandbox.setFault("POST /tabby-sa/api/v2/payments/*/captures", "key-forgotten");
  expect(await tabby.capture(key)).toMatchObject({ kind: "captured" });
  expect(await ledgerOf(sandbox.url, order.paymentId)).toEqual(["authorised 125000", "captured 125000"]);
});

test("an order that is cancelled before the capture is voided, however often that is repeated", async () => {
  const { order, key } = await authorised(tabby);

  for (const attempt of [1, 2]) expect([attempt, await tabby.cancel(key)]).toMatchObject([attempt, { kind: "voided" }]);
  expect(await tabby.capture(key)).toMatchObject({ kind: "voided" });
  expect(await ledgerOf(sandbox.url, order.paymentId)).toEqual(["authorised 125000", "voided 125000"]);
});

test("a captured payment cannot be voided, and answers that it is captured", async () => {
  const { key } = await captured(tabby);

  expect(await tabby.cancel(key)).toMatchObject({ kind: "captured" });
});

test("a repeated refund is the same refund, also when Tabby has forgotten its key", async () => {
  const { order, key } = await captured(tabby);
  const refund = { refundId: "r-again", amountMinor: 50_000 };

  expect(await tabby.refund(key, refund)).toBe(true);
  await sandbox.setFault("POST /tabby-sa/api/v2/payments/*/refunds", "key-forgotten", 3);
  for (const attempt of [1, 2, 3]) expect([attempt, await tabby.refund(key, refund)]).toEqual([attempt, true]);
  expect((await ledgerOf(sandbox.url, order.paymentId)).slice(2)).toEqual(["refunded 50000"]);
});

test("an authorised payment has nothing to refund", async () => {
  const { key } = await authorised(tabby);

  expect(await tabby.refund(key, { refundId: "r-early", amountMinor: 1_000 })).toBe(false);
});

test("dinars have three digits at Tabby", async () => {
  const { order, key } = await captured(tabby, { country: "KW", currency: "KWD", amountMinor: 45_670 });

  expect(await tabby.refund(key, { refundId: "r-fils", amountMinor: 10_340 })).toBe(true);
  expect(await tabby.ask(key)).toMatchObject({
    kind: "captured",
    amountMinor: 45_670,
    currency: "KWD",
    refundedMinor: 10_340,
  });
  expect((await ledgerOf(sandbox.url, order.paymentId)).at(-1)).toBe("refunded 10340");
});

test("Tabby cannot be asked by our id, so a payment whose first answer was lost is missing", async () => {
  const { order } = await begun(tabby);
  const key = keyFor(order, null);

  expect(await tabby.ask(key)).toEqual({ kind: "missing" });
  expect(await tabby.capture(key)).toEqual({ kind: "missing" });
  expect(await tabby.cancel(key)).toEqual({ kind: "missing" });
  expect(await tabby.refund(key, { refundId: "r", amountMinor: 1 })).toBeNull();
});

test("a payment that Tabby does not have at this address is missing", async () => {
  const { key } = await begun(tabby);

  expect(await tabby.ask({ ...key, country: "AE" })).toEqual({ kind: "missing" });
});

test("Tabby's id of another guest's payment is no answer, and people look at it", async () => {
  const [mine, other] = [await begun(tabby), await authorised(tabby)];

  expect(await tabby.ask({ ...mine.key, reference: other.key.reference })).toEqual({ kind: "silent", isStrange: true });
});

test("the list has what guests approved at both addresses, with our id, Tabby's id and our signature", async () => {
  const since = new Date();
  const [riyals, dirhams] = [await captured(tabby), await authorised(tabby, { country: "AE", currency: "AED" })];
  const open = await begun(tabby);
  const ids = async () => (await tabby.list(since))?.map(({ paymentId }) => paymentId).sort();

  await expect.poll(ids).toEqual([riyals.order.paymentId, dirhams.order.paymentId].sort());
  const listed = await tabby.list(since);
  expect(listed).toContainEqual({
    paymentId: riyals.order.paymentId,
    reference: riyals.key.reference,
    kind: "captured",
    amountMinor: 125_000,
    currency: "SAR",
    refundedMinor: 0,
    proof: "proof-0123456789",
  });
  expect(listed).toContainEqual(expect.objectContaining({ kind: "authorised", currency: "AED" }));
  expect(listed?.some(({ paymentId }) => paymentId === open.order.paymentId)).toBe(false);
});

test("a list of more payments than a page holds is read to its end", async () => {
  const since = new Date();
  const paid = await Promise.all(Array.from({ length: 23 }, () => authorised(tabby)));

  await expect.poll(async () => (await tabby.list(since))?.length, { timeout: 20_000 }).toBe(paid.length);
});
