import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentGateway, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { anOrder, keyOf, moyasarAt, moyasarToken } from "#api/testing/gateways/moyasar-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

/** At this scale the sandbox is silent for 0.3 s, hides a payment for 1.5 s and lets one pend for 3 s. */
const SANDBOX_SCALE = 0.005;
const SOON = { timeout: 40_000, interval: 100 };
let sandbox: TestSandbox;
/** With a timeout of half a second and a closed circuit breaker; the other one can ask without a fault. */
let withShortTimeout: PaymentGateway;
let moyasar: PaymentGateway;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
  moyasar = moyasarAt(sandbox.url);
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  withShortTimeout = moyasarAt(sandbox.url, { env: { TIME_SCALE: "0.05", TIMEOUT_SCALE: "0.05" } });
});

const BEGIN = "POST /moyasar/v1/payments";
const order = async () => anOrder({ token: await moyasarToken(sandbox.url) });

async function anAuthorised(): Promise<PaymentOrder> {
  const payment = await order();
  await moyasar.begin(payment);
  return payment;
}

async function aCaptured(): Promise<PaymentOrder> {
  const payment = await anAuthorised();
  await moyasar.capture(keyOf(payment));
  return payment;
}

/** What the bank did with this payment, by its own ledger. */
async function ledgerOf({ paymentId }: PaymentOrder): Promise<string[]> {
  const { lines } = (await (await fetch(`${sandbox.url}/card/ledger`)).json()) as {
    lines: { paymentId: string; kind: string; amount: number }[];
  };
  return lines.flatMap((line) => (line.paymentId === paymentId ? [`${line.kind} ${line.amount}`] : []));
}

test.each(["refuse", "silent", "500", "redirect"])(
  "a begin that meets %s is silence, and nothing was done",
  async (fault) => {
    const payment = await order();
    await sandbox.setFault(BEGIN, fault);

    expect(await withShortTimeout.begin(payment)).toEqual({ kind: "silent" });
    expect(await moyasar.ask(keyOf(payment))).toEqual({ kind: "missing" });
  },
);

test.each(["slow", "500-but-done", "cut-json", "huge"])(
  "a begin that meets %s is silence, and yet the card is held",
  async (fault) => {
    const payment = await order();
    await sandbox.setFault(BEGIN, fault);

    expect(await withShortTimeout.begin(payment)).toEqual({ kind: "silent" });
    expect(await moyasar.ask(keyOf(payment))).toMatchObject({ kind: "authorised", amountMinor: 125_000 });
    expect(await ledgerOf(payment)).toEqual(["authorised 125000"]);
  },
);

test.each(["refuse", "silent", "slow", "500", "cut-json", "redirect", "huge"])(
  "an inquiry, a capture, a cancel, a token and a list that meet %s are silence",
  async (fault) => {
    const payment = await anAuthorised();
    const token = await moyasarToken(sandbox.url);
    for (const route of ["GET /moyasar/v1/payments/*", "POST /moyasar/v1/payments/*/*", "GET /moyasar/v1/payments"])
      await sandbox.setFault(route, fault, 2);
    await sandbox.setFault("GET /moyasar/v1/tokens/*", fault, 2);

    expect(await withShortTimeout.ask(keyOf(payment))).toEqual({ kind: "silent" });
    expect(await withShortTimeout.capture(keyOf(payment))).toEqual({ kind: "silent" });
    expect(await withShortTimeout.cancel(keyOf(payment))).toEqual({ kind: "silent" });
    expect(await withShortTimeout.list(new Date(0))).toBeNull();
    expect(await withShortTimeout.readToken?.(token)).toEqual({ kind: "silent" });
  },
);

test.each(["500-but-done", "cut-json"])(
  "a capture that meets %s was done once, however often it is repeated",
  async (fault) => {
    const payment = await anAuthorised();
    await sandbox.setFault("POST /moyasar/v1/payments/*/capture", fault);

    expect(await withShortTimeout.capture(keyOf(payment))).toEqual({ kind: "silent" });
    expect(await moyasar.capture(keyOf(payment))).toMatchObject({ kind: "captured" });
    expect(await ledgerOf(payment)).toEqual(["authorised 125000", "captured 125000"]);
  },
);

test("a void whose answer is lost was done once, and the next question tells so", async () => {
  const payment = await anAuthorised();
  await sandbox.setFault("POST /moyasar/v1/payments/*/void", "500-but-done");

  expect(await withShortTimeout.cancel(keyOf(payment))).toEqual({ kind: "silent" });
  expect(await moyasar.cancel(keyOf(payment))).toMatchObject({ kind: "voided" });
  expect(await ledgerOf(payment)).toEqual(["authorised 125000", "voided 125000"]);
});

test.each(["500-but-done", "refund-timeout-but-done", "cut-json", "silent", "500", "redirect"])(
  "a refund that meets %s is not known, is sent once, and the total tells whether it was done",
  async (fault) => {
    const payment = await aCaptured();
    await sandbox.setFault("POST /moyasar/v1/payments/*/refund", fault);
    const isDone = fault.endsWith("but-done") || fault === "cut-json";

    expect(await withShortTimeout.refund(keyOf(payment), { refundId: "r1", amountMinor: 40_000 })).toBeNull();
    expect(await moyasar.ask(keyOf(payment))).toMatchObject({ refundedMinor: isDone ? 40_000 : 0 });
    expect((await ledgerOf(payment)).filter((line) => line.startsWith("refunded"))).toHaveLength(isDone ? 1 : 0);
  },
);

test.each(["refund-refused", "accepted-then-declined"])(
  "a refund with %s is no refund, and may be done later",
  async (fault) => {
    const payment = await aCaptured();
    const refund = { refundId: "r-refused", amountMinor: 125_000 };
    await sandbox.setFault("POST /moyasar/v1/payments/*/refund", fault);

    expect(await moyasar.refund(keyOf(payment), refund)).toBe(false);
    expect(await moyasar.ask(keyOf(payment))).toMatchObject({ kind: "captured", refundedMinor: 0 });
    expect(await moyasar.refund(keyOf(payment), refund)).toBe(true);
  },
);

test.each([
  ["decline", { kind: "declined", failureCode: 5001 }],
  ["other-amount", { kind: "authorised", amountMinor: 125_100, currency: "SAR" }],
  ["other-currency", { kind: "authorised", amountMinor: 125_000, currency: "USD" }],
  ["pending", { kind: "pending" }],
])("with %s Moyasar is believed in what it says", async (fault, evidence) => {
  const payment = await order();
  await sandbox.setFault(BEGIN, fault);

  expect(await moyasar.begin(payment)).toMatchObject(evidence);
  expect(await moyasar.ask(keyOf(payment))).toMatchObject(evidence);
});

test("a payment that Moyasar does not know may still be charged", async () => {
  const payment = await order();
  await sandbox.setFault(BEGIN, "unknown-then-charged");

  expect(await moyasar.begin(payment)).toEqual({ kind: "silent" });
  expect(await moyasar.ask(keyOf(payment))).toEqual({ kind: "missing" });
  await expect.poll(() => moyasar.ask(keyOf(payment)), SOON).toMatchObject({ kind: "captured", amountMinor: 125_000 });
  expect(await ledgerOf(payment)).toEqual(["captured 125000"]);
});

test("a list that lags behind has the payment later", async () => {
  const payment = await order();
  await sandbox.setFault(BEGIN, "list-lag");
  await moyasar.begin(payment);
  const isListed = async () =>
    (await moyasar.list(new Date(0)))?.some(({ paymentId }) => paymentId === payment.paymentId);

  expect(await isListed()).toBe(false);
  await expect.poll(isListed, SOON).toBe(true);
});

test("after five failures Moyasar is not called", async () => {
  const payment = await anAuthorised();
  const down = moyasarAt(sandbox.url);
  await sandbox.setFault("GET /moyasar/v1/payments/*", "500", 6);
  for (let attempt = 0; attempt < 5; attempt++) await down.ask(keyOf(payment));

  expect(await down.ask(keyOf(payment))).toEqual({ kind: "silent" });
  const { switched } = (await (await fetch(`${sandbox.url}/faults`)).json()) as { switched: unknown[] };
  expect(switched).toEqual([{ path: "GET /moyasar/v1/payments/*", fault: "500", times: 1 }]);
});

test.each([
  ["nobody listens", { url: "http://127.0.0.1:9" }],
  ["our key is wrong", { secretKey: "sk_test_other" }],
  ["our key is that of browsers", { secretKey: "pk_test_mabeetdemo" }],
])("when %s, every answer is silence", async (_why, given) => {
  const [payment, gateway] = [await order(), moyasarAt(sandbox.url, given)];

  expect(await gateway.begin(payment)).toEqual({ kind: "silent" });
  expect(await gateway.ask(keyOf(payment))).toEqual({ kind: "silent" });
  expect(await gateway.refund(keyOf(payment), { refundId: "r", amountMinor: 1 })).toBeNull();
  expect(await gateway.list(new Date(0))).toBeNull();
  expect(await gateway.readToken?.("token_any")).toEqual({ kind: "silent" });
});
