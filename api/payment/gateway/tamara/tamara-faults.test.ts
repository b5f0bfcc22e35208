import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentGateway, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
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

/** At this scale the sandbox is silent for 0.3 s, and hides a payment for 1.5 s. */
const SANDBOX_SCALE = 0.005;
const SOON = { timeout: 40_000, interval: 100 };
const CHECKOUT = "POST /tamara/checkout";
const CAPTURE = "POST /tamara/payments/capture";
const CANCEL = "POST /tamara/orders/*/cancel";
const AUTHORISE = "POST /tamara/orders/*/authorise";
const REFUND = "POST /tamara/payments/simplified-refund/*";
const ASK = "GET /tamara/merchants/orders/reference-id/*";
let sandbox: TestSandbox;
/** One adapter has a timeout of 0.3 s and a closed circuit breaker; the other one can ask without a fault. */
let withShortTimeout: PaymentGateway;
let tamara: PaymentGateway;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  tamara = tamaraAt(sandbox.url);
  withShortTimeout = tamaraAt(sandbox.url, { env: { TIME_SCALE: "0.05", TIMEOUT_SCALE: "0.02" } });
});

async function anApproved(): Promise<PaymentOrder> {
  const payment = anOrder();
  await answerAt((await tamara.begin(payment)).redirectUrl, "approve");
  return payment;
}

async function anAuthorised(): Promise<PaymentOrder> {
  const payment = await anApproved();
  await tamara.ask(keyOf(payment));
  return payment;
}

async function aCaptured(): Promise<PaymentOrder> {
  const payment = await anAuthorised();
  await tamara.capture(keyOf(payment));
  return payment;
}

const refundsOf = async (payment: PaymentOrder) =>
  (await ledgerOf(sandbox.url, payment)).filter((line) => line.startsWith("refunded"));

test.each(["refuse", "silent", "500", "redirect"])(
  "a checkout that meets %s is silence, and Tamara has no order",
  async (fault) => {
    const payment = anOrder();
    await sandbox.setFault(CHECKOUT, fault);

    expect(await withShortTimeout.begin(payment)).toEqual({ kind: "silent" });
    expect(await tamara.ask(keyOf(payment))).toEqual({ kind: "missing" });
  },
);

test.each(["slow", "500-but-done", "cut-json", "huge"])(
  "a checkout that meets %s is silence, and nobody can approve its order",
  async (fault) => {
    const payment = anOrder();
    await sandbox.setFault(CHECKOUT, fault);

    expect(await withShortTimeout.begin(payment)).toEqual({ kind: "silent" });
    expect(await tamara.ask(keyOf(payment))).toMatchObject({ kind: "challenge" });
    expect(await ledgerOf(sandbox.url, payment)).toEqual([]);
  },
);

test.each(["refuse", "silent", "slow", "500", "cut-json", "redirect", "huge"])(
  "a question, a capture, a cancellation and a refund that meet %s are silence",
  async (fault) => {
    const payment = await anAuthorised();
    const { reference = null } = await tamara.ask(keyOf(payment));
    await sandbox.setFault(ASK, fault);
    expect(await withShortTimeout.ask(keyOf(payment))).toEqual({ kind: "silent" });
    await sandbox.setFault(CAPTURE, fault);
    expect(await withShortTimeout.capture(keyOf(payment, reference))).toEqual({ kind: "silent" });
    const other = await anAuthorised();
    await sandbox.setFault(CANCEL, fault);
    expect(await withShortTimeout.cancel(keyOf(other))).toEqual({ kind: "silent" });
    await sandbox.setFault(ASK, fault);
    expect(await withShortTimeout.refund(keyOf(payment), { refundId: "r", amountMinor: 1 })).toBeNull();
  },
);

test.each(["500", "500-but-done", "cut-json"])(
  "an order whose authorisation meets %s is authorised by the next question",
  async (fault) => {
    const payment = await anApproved();
    await sandbox.setFault(AUTHORISE, fault);

    expect(await tamara.ask(keyOf(payment))).toEqual({ kind: "silent" });
    expect(await tamara.ask(keyOf(payment))).toMatchObject({ kind: "authorised" });
    expect(await ledgerOf(sandbox.url, payment)).toEqual(["authorised 125000"]);
  },
);

test.each(["500-but-done", "cut-json", "huge"])(
  "a capture and a cancellation whose answers meet %s were done once, however often they are repeated",
  async (fault) => {
    const [captured, cancelled] = [await anAuthorised(), await anAuthorised()];
    await sandbox.setFault(CAPTURE, fault);
    await sandbox.setFault(CANCEL, fault);

    expect(await tamara.capture(keyOf(captured))).toEqual({ kind: "silent" });
    expect(await tamara.cancel(keyOf(cancelled))).toEqual({ kind: "silent" });
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(await tamara.capture(keyOf(captured))).toMatchObject({ kind: "captured" });
      expect(await tamara.cancel(keyOf(cancelled))).toMatchObject({ kind: "voided" });
    }
    expect(await ledgerOf(sandbox.url, captured)).toEqual(["authorised 125000", "captured 125000"]);
    expect(await ledgerOf(sandbox.url, cancelled)).toEqual(["authorised 125000", "voided 125000"]);
  },
);

test.each(["500-but-done", "refund-timeout-but-done", "cut-json"])(
  "nobody knows of a refund that meets %s, and repeating it gives nothing twice",
  async (fault) => {
    const payment = await aCaptured();
    const refund = { refundId: `r-${fault}`, amountMinor: 50_000 };
    await sandbox.setFault(REFUND, fault);

    expect(await tamara.refund(keyOf(payment), refund)).toBeNull();
    for (let attempt = 0; attempt < 3; attempt++) expect(await tamara.refund(keyOf(payment), refund)).toBe(true);
    expect(await refundsOf(payment)).toEqual(["refunded 50000"]);
  },
);

test("the id of a refund is its key at Tamara, also without our reading first", async () => {
  const payment = await aCaptured();
  const { order_id: orderId } = await orderAt(sandbox.url, payment);
  const total = { amount: 500, currency: "SAR" };
  const body = { total_amount: total, comment: "x", merchant_refund_id: "r-key" };
  const path = `/payments/simplified-refund/${orderId}`;
  const [first, second] = [await callTamara(sandbox.url, path, body), await callTamara(sandbox.url, path, body)];

  expect(second).toEqual(first);
  expect(await refundsOf(payment)).toEqual(["refunded 50000"]);
});

test("a refund is sent once although Tamara has forgotten its key", async () => {
  await sandbox.setFault(CHECKOUT, "key-forgotten");
  const payment = await aCaptured();
  const refund = { refundId: "r-forgotten", amountMinor: 25_000 };
  await sandbox.setFault(REFUND, "500-but-done");

  expect(await tamara.refund(keyOf(payment), refund)).toBeNull();
  expect(await tamara.refund(keyOf(payment), refund)).toBe(true);
  expect(await refundsOf(payment)).toEqual(["refunded 25000"]);
});

test.each(["refund-refused", "accepted-then-declined"])(
  "a refund that meets %s is no refund, and may be granted later",
  async (fault) => {
    const payment = await aCaptured();
    const refund = { refundId: `r-${fault}`, amountMinor: 125_000 };
    await sandbox.setFault(REFUND, fault);

    expect(await tamara.refund(keyOf(payment), refund)).toBe(false);
    expect(await tamara.ask(keyOf(payment))).toMatchObject({ kind: "captured", refundedMinor: 0 });
    expect(await tamara.refund(keyOf(payment), refund)).toBe(true);
  },
);

test.each([
  ["other-amount", { kind: "authorised", amountMinor: 125_100, currency: "SAR" }],
  ["other-currency", { kind: "authorised", amountMinor: 125_000, currency: "USD" }],
])("with %s Tamara is believed in what it shows, and the order can be cancelled", async (fault, evidence) => {
  await sandbox.setFault(CHECKOUT, fault);
  const payment = await anApproved();

  expect(await tamara.ask(keyOf(payment))).toMatchObject(evidence);
  expect(await tamara.cancel(keyOf(payment))).toMatchObject({ ...evidence, kind: "voided" });
});

test("an order that Tamara declines at once is declined", async () => {
  await sandbox.setFault(CHECKOUT, "decline");

  expect(await tamara.begin(anOrder())).toMatchObject({ kind: "declined", failureCode: 5007 });
});

test("an order that Tamara still looks at waits, and is approved in the end", async () => {
  const payment = anOrder();
  await sandbox.setFault(CHECKOUT, "pending");

  expect(await tamara.begin(payment)).toMatchObject({ kind: "challenge" });
  expect(await orderAt(sandbox.url, payment)).toMatchObject({ status: "on_hold" });
  expect(await tamara.ask(keyOf(payment))).toMatchObject({ kind: "challenge" });
  await expect.poll(() => tamara.ask(keyOf(payment)), SOON).toMatchObject({ kind: "authorised" });
});

test("an order that Tamara does not show at first may still be charged", async () => {
  const payment = anOrder();
  await sandbox.setFault(CHECKOUT, "unknown-then-charged");

  expect(await tamara.begin(payment)).toEqual({ kind: "silent" });
  expect(await tamara.ask(keyOf(payment))).toEqual({ kind: "missing" });
  await expect.poll(() => tamara.ask(keyOf(payment)), SOON).toMatchObject({ kind: "captured" });
  expect(await ledgerOf(sandbox.url, payment)).toEqual(["captured 125000"]);
});

test("after five failures Tamara is not called", async () => {
  const payment = await anAuthorised();
  await sandbox.setFault(ASK, "500", 6);
  for (let attempt = 0; attempt < 5; attempt++) await tamara.ask(keyOf(payment));

  expect(await tamara.ask(keyOf(payment))).toEqual({ kind: "silent" });
  const { switched } = (await (await fetch(`${sandbox.url}/faults`)).json()) as { switched: unknown[] };
  expect(switched).toEqual([{ path: ASK, fault: "500", times: 1 }]);
});

test.each([
  ["nobody listens", { url: "http://127.0.0.1:9" }],
  ["our token is wrong", { token: "a-token-nobody-gave-us" }],
])("when %s, every answer is silence", async (_why, given) => {
  const [payment, other] = [anOrder(), tamaraAt(sandbox.url, given)];

  expect(await other.begin(payment)).toEqual({ kind: "silent" });
  expect(await other.ask(keyOf(payment))).toEqual({ kind: "silent" });
  expect(await other.capture(keyOf(payment, "order"))).toEqual({ kind: "silent" });
  expect(await other.refund(keyOf(payment), { refundId: "r", amountMinor: 1 })).toBeNull();
});
