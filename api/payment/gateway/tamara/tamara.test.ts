import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Evidence, PaymentGateway, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { armFaults, interleave } from "#api/platform/fault/fault-point.ts";
import {
  anOrder,
  answerAt,
  callTamara,
  keyOf,
  ledgerOf,
  orderAt,
  tamaraAt,
} from "#api/testing/gateways/tamara-orders.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

/** A guest who opens no page has 18 s at this scale, and Tamara captures by itself after ten hours. */
const SANDBOX_SCALE = 0.02;
let sandbox: TestSandbox;
let tamara: PaymentGateway;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  tamara = tamaraAt(sandbox.url);
});

/** An order that its guest has approved. */
async function anApproved(given: Partial<PaymentOrder> = {}): Promise<PaymentOrder> {
  const payment = anOrder(given);
  await answerAt((await tamara.begin(payment)).redirectUrl, "approve");
  return payment;
}

async function anAuthorised(): Promise<{ payment: PaymentOrder; orderId: string }> {
  const payment = await anApproved();
  const { reference } = await tamara.ask(keyOf(payment));
  return { payment, orderId: String(reference) };
}

const strange: Evidence = { kind: "silent", isStrange: true };
const wordOf = async (payment: PaymentOrder) => (await orderAt(sandbox.url, payment)).status;

test("a guest is sent to Tamara's page, and the order waits for an answer there", async () => {
  const payment = anOrder();
  const begun = await tamara.begin(payment);

  expect(begun).toEqual({
    kind: "challenge",
    reference: expect.stringMatching(/^[\w-]{36}$/),
    redirectUrl: expect.stringContaining("/bank/"),
  });
  expect(await tamara.ask(keyOf(payment))).toEqual({
    kind: "challenge",
    reference: begun.reference,
    amountMinor: 125_000,
    currency: "SAR",
    refundedMinor: 0,
    plan: { instalments: 4, firstMinor: 31_250 },
  });
});

test("the number of an order carries our proof", async () => {
  const payment = anOrder({ orderNumber: "1234567", proof: "proofproofproof9" });
  await tamara.begin(payment);

  expect(await orderAt(sandbox.url, payment)).toMatchObject({ order_number: "1234567-proofproofproof9" });
});

test("an order that its guest has approved is authorised by the question about it", async () => {
  const payment = await anApproved();
  expect(await wordOf(payment)).toBe("approved");

  expect(await tamara.ask(keyOf(payment))).toMatchObject({ kind: "authorised", amountMinor: 125_000, currency: "SAR" });
  expect(await wordOf(payment)).toBe("authorised");
  expect(await tamara.ask(keyOf(payment))).toMatchObject({ kind: "authorised" });
  expect(await ledgerOf(sandbox.url, payment)).toEqual(["authorised 125000"]);
});

test("two questions at once authorise an order once", async () => {
  const payment = await anApproved();
  const answers = await Promise.all([1, 2, 3].map(() => tamara.ask(keyOf(payment))));

  expect(answers.map(({ kind }) => kind)).toEqual(["authorised", "authorised", "authorised"]);
});

test("a process that ends after authorising leaves an order that the next one finds authorised", async () => {
  armFaults({ appEnv: "test", fault: "" });
  const payment = await anApproved();
  interleave("K96", () => {
    throw new Error("ended");
  });

  await expect(tamara.ask(keyOf(payment))).rejects.toThrow("ended");
  expect(await tamara.ask(keyOf(payment))).toMatchObject({ kind: "authorised" });
});

test("an order is captured, and refunded in parts", async () => {
  const { payment, orderId } = await anAuthorised();
  const key = keyOf(payment, orderId);

  expect(await tamara.capture(key)).toEqual({
    kind: "captured",
    reference: orderId,
    amountMinor: 125_000,
    currency: "SAR",
    refundedMinor: 0,
  });
  expect(await tamara.refund(key, { refundId: "r1", amountMinor: 25_000 })).toBe(true);
  expect(await tamara.ask(key)).toMatchObject({ kind: "captured", amountMinor: 125_000, refundedMinor: 25_000 });
  expect(await tamara.refund(key, { refundId: "r2", amountMinor: 100_001 })).toBe(false);
  expect(await tamara.refund(key, { refundId: "r3", amountMinor: 100_000 })).toBe(true);
  expect(await tamara.ask(key)).toMatchObject({ kind: "captured", amountMinor: 125_000, refundedMinor: 125_000 });
  expect(await wordOf(payment)).toBe("fully_refunded");
});

test("an order is captured without Tamara's id as well, once, however often it is repeated", async () => {
  const { payment } = await anAuthorised();
  for (let attempt = 0; attempt < 3; attempt++)
    expect(await tamara.capture(keyOf(payment))).toMatchObject({ kind: "captured", amountMinor: 125_000 });

  expect(await ledgerOf(sandbox.url, payment)).toEqual(["authorised 125000", "captured 125000"]);
});

test("an order that was approved and not authorised is authorised by its capture, then captured", async () => {
  const payment = await anApproved();

  expect(await tamara.capture(keyOf(payment))).toMatchObject({ kind: "authorised" });
  expect(await tamara.capture(keyOf(payment))).toMatchObject({ kind: "captured" });
});

test("what was captured cannot be cancelled, and what was cancelled cannot be captured", async () => {
  const [captured, cancelled] = [await anAuthorised(), await anAuthorised()];
  await tamara.capture(keyOf(captured.payment, captured.orderId));

  expect(await tamara.cancel(keyOf(cancelled.payment))).toMatchObject({ kind: "voided", amountMinor: 125_000 });
  expect(await tamara.cancel(keyOf(cancelled.payment))).toMatchObject({ kind: "voided" });
  expect(await tamara.cancel(keyOf(captured.payment))).toMatchObject({ kind: "captured" });
  expect(await tamara.capture(keyOf(cancelled.payment, cancelled.orderId))).toMatchObject({ kind: "voided" });
});

test("an order that only its guest has approved can be cancelled, and one that waits for its guest cannot", async () => {
  const [approved, waiting] = [await anApproved(), anOrder()];
  await tamara.begin(waiting);

  expect(await tamara.cancel(keyOf(approved))).toMatchObject({ kind: "voided" });
  expect(await tamara.cancel(keyOf(waiting))).toMatchObject({ kind: "challenge" });
  expect(await ledgerOf(sandbox.url, approved)).toEqual(["authorised 125000", "voided 125000"]);
});

test.each([
  ["reject", "declined", { kind: "declined", failureCode: 5007 }],
  ["silent", "expired", { kind: "voided", failureCode: 5004 }],
] as const)("a guest who presses %s has an order that is %s", async (answer, word, evidence) => {
  const payment = anOrder();
  await answerAt((await tamara.begin(payment)).redirectUrl, answer);

  expect(await wordOf(payment)).toBe(word);
  expect(await tamara.ask(keyOf(payment))).toMatchObject(evidence);
});

test("a part of an order that was captured is for people to look at", async () => {
  const { payment, orderId } = await anAuthorised();
  const part = { amount: 250, currency: "SAR" };
  const shipping = { shipped_at: "2027-02-03T10:00:00Z", shipping_company: "x" };
  await callTamara(sandbox.url, "/payments/capture", {
    order_id: orderId,
    total_amount: part,
    shipping_info: shipping,
  });

  expect(await wordOf(payment)).toBe("partially_captured");
  expect(await tamara.ask(keyOf(payment))).toEqual(strange);
  expect(await tamara.capture(keyOf(payment, orderId))).toEqual(strange);
  expect(await tamara.cancel(keyOf(payment, orderId))).toEqual(strange);
});

test("Tamara does not know a payment that was never sent to it", async () => {
  const key = keyOf(anOrder());

  expect(await tamara.ask(key)).toEqual({ kind: "missing" });
  expect(await tamara.capture(key)).toEqual({ kind: "missing" });
  expect(await tamara.cancel(key)).toEqual({ kind: "missing" });
  expect(await tamara.refund(key, { refundId: "r", amountMinor: 1 })).toBeNull();
});

test("Tamara lists no payments", async () => {
  expect(tamara.capabilities.lists).toBe(false);
  expect(await tamara.list(new Date(0))).toBeNull();
});
