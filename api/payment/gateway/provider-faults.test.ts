import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aCardToken } from "#api/testing/builders/a-card-token.ts";
import { aPaymentOrder } from "#api/testing/builders/a-payment-order.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import type { PaymentProvider } from "./payment-port.ts";
import { createProviders, providerFor } from "./providers.ts";

/** At this scale the sandbox is silent for 0.3 s, hides a payment for 1.5 s and lets one pend for 3 s. */
const SANDBOX_SCALE = 0.005;
const SOON = { timeout: 40_000, interval: 100 };
let sandbox: TestSandbox;
/** A provider with a timeout of half a second and a closed circuit breaker; the other one can query without a fault. */
let withShortTimeout: PaymentProvider;
let provider: PaymentProvider;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
  provider = cards({});
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  withShortTimeout = cards({ TIME_SCALE: "0.05", TIMEOUT_SCALE: "0.05" });
});

function cards(env: Record<string, string>): PaymentProvider {
  const settings = readSettings({ APP_ENV: "test", PAYMENT_URL: sandbox.url, ...env });
  return providerFor(createProviders(settings), "card") as PaymentProvider;
}

const order = async () => aPaymentOrder({ token: await aCardToken(sandbox.url) });

async function anAuthorised(): Promise<string> {
  const payment = await order();
  await provider.begin(payment);
  return payment.paymentId;
}

async function aCaptured(): Promise<string> {
  const paymentId = await anAuthorised();
  await provider.capture(paymentId);
  return paymentId;
}

/** What the sandbox did with this payment, by its own ledger. */
async function ledgerOf(paymentId: string): Promise<string[]> {
  const { lines } = (await (await fetch(`${sandbox.url}/card/ledger`)).json()) as {
    lines: { paymentId: string; kind: string; amount: number }[];
  };
  return lines.flatMap((line) => (line.paymentId === paymentId ? [`${line.kind} ${line.amount}`] : []));
}

test.each(["refuse", "silent", "500", "redirect"])(
  "a begin that meets %s is silence, and nothing was done",
  async (fault) => {
    const payment = await order();
    await sandbox.setFault("POST /card/payments", fault);

    expect(await withShortTimeout.begin(payment)).toEqual({ kind: "silent" });
    expect(await provider.ask(payment.paymentId)).toEqual({ kind: "missing" });
  },
);

test.each(["slow", "500-but-done", "cut-json", "huge"])(
  "a begin that meets %s is silence, and yet the card is held",
  async (fault) => {
    const payment = await order();
    await sandbox.setFault("POST /card/payments", fault);

    expect(await withShortTimeout.begin(payment)).toEqual({ kind: "silent" });
    expect(await provider.ask(payment.paymentId)).toMatchObject({ kind: "authorised", amountMinor: 125_000 });
    expect(await ledgerOf(payment.paymentId)).toEqual(["authorised 125000"]);
  },
);

test.each(["refuse", "silent", "slow", "500", "cut-json", "redirect", "huge"])(
  "an inquiry, a capture, a cancel and a list that meet %s are silence",
  async (fault) => {
    const paymentId = await anAuthorised();
    for (const route of ["GET /card/payments/*", "POST /card/payments/*/*", "GET /card/payments"])
      await sandbox.setFault(route, fault, 2);

    expect(await withShortTimeout.ask(paymentId)).toEqual({ kind: "silent" });
    expect(await withShortTimeout.capture(paymentId)).toEqual({ kind: "silent" });
    expect(await withShortTimeout.cancel(paymentId)).toEqual({ kind: "silent" });
    expect(await withShortTimeout.list(new Date(0))).toBeNull();
  },
);

test("a capture whose answer is lost was done once, however often it is repeated", async () => {
  const paymentId = await anAuthorised();
  await sandbox.setFault("POST /card/payments/*/capture", "500-but-done");

  expect(await withShortTimeout.capture(paymentId)).toEqual({ kind: "silent" });
  expect(await provider.capture(paymentId)).toMatchObject({ kind: "captured" });
  expect(await ledgerOf(paymentId)).toEqual(["authorised 125000", "captured 125000"]);
});

test.each(["500-but-done", "refund-timeout-but-done", "cut-json"])(
  "nobody knows of a refund that meets %s, and repeating it gives nothing twice",
  async (fault) => {
    const paymentId = await aCaptured();
    const refund = { refundId: `r-${fault}`, paymentId, amountMinor: 125_000 };
    await sandbox.setFault("POST /card/payments/*/refunds", fault);

    expect(await withShortTimeout.refund(refund)).toBeNull();
    expect(await provider.refund(refund)).toBe(true);
    expect((await ledgerOf(paymentId)).filter((line) => line.startsWith("refunded"))).toEqual(["refunded 125000"]);
  },
);

test("a refused refund is no refund, and may be granted later", async () => {
  const paymentId = await aCaptured();
  const refund = { refundId: "r-refused", paymentId, amountMinor: 125_000 };
  await sandbox.setFault("POST /card/payments/*/refunds", "refund-refused");

  expect(await provider.refund(refund)).toBe(false);
  expect(await provider.ask(paymentId)).toMatchObject({ refundedMinor: 0 });
  expect(await provider.refund(refund)).toBe(true);
});

test.each([
  ["decline", { kind: "declined", failureCode: 5001 }],
  ["other-amount", { kind: "authorised", amountMinor: 125_100, currency: "SAR" }],
  ["other-currency", { kind: "authorised", amountMinor: 125_000, currency: "USD" }],
])("with %s the provider is believed in what it says", async (fault, evidence) => {
  const payment = await order();
  await sandbox.setFault("POST /card/payments", fault);

  expect(await provider.begin(payment)).toMatchObject(evidence);
  expect(await provider.ask(payment.paymentId)).toMatchObject(evidence);
  expect(await provider.begin(payment)).toMatchObject(evidence);
});

test("a pending payment is decided in the end", async () => {
  const payment = await order();
  await sandbox.setFault("POST /card/payments", "pending");

  expect(await provider.begin(payment)).toMatchObject({ kind: "pending" });
  await expect.poll(() => provider.ask(payment.paymentId), SOON).toMatchObject({ kind: "authorised" });
});

test("a payment that the provider does not know may still be charged", async () => {
  const payment = await order();
  await sandbox.setFault("POST /card/payments", "unknown-then-charged");

  expect(await provider.begin(payment)).toEqual({ kind: "silent" });
  expect(await provider.ask(payment.paymentId)).toEqual({ kind: "missing" });
  expect(await provider.list(new Date(0))).not.toContainEqual(
    expect.objectContaining({ paymentId: payment.paymentId }),
  );
  await expect.poll(() => provider.ask(payment.paymentId), SOON).toMatchObject({ kind: "captured" });
  expect(await ledgerOf(payment.paymentId)).toEqual(["captured 125000"]);
});

test("a payment that is cancelled while the provider does not know it is never charged", async () => {
  const payment = await order();
  await sandbox.setFault("POST /card/payments", "unknown-then-charged");
  await provider.begin(payment);

  expect(await provider.cancel(payment.paymentId)).toMatchObject({ kind: "voided" });
  expect(await provider.ask(payment.paymentId)).toMatchObject({ kind: "voided" });
  expect(await ledgerOf(payment.paymentId)).toEqual([]);
});

test("after five failures the provider is not called", async () => {
  const paymentId = await anAuthorised();
  const down = cards({});
  await sandbox.setFault("GET /card/payments/*", "500", 6);
  for (let attempt = 0; attempt < 5; attempt++) await down.ask(paymentId);

  expect(await down.ask(paymentId)).toEqual({ kind: "silent" });
  const { switched } = (await (await fetch(`${sandbox.url}/faults`)).json()) as { switched: unknown[] };
  expect(switched).toEqual([{ path: "GET /card/payments/*", fault: "500", times: 1 }]);
});

test.each([
  ["nobody listens", { PAYMENT_URL: "http://127.0.0.1:9" }],
  ["our key is wrong", { PAYMENT_KEY: "a-key-nobody-gave-us" }],
])("when %s, every answer is silence", async (_why, env) => {
  const [payment, provider] = [await order(), cards(env)];

  expect(await provider.begin(payment)).toEqual({ kind: "silent" });
  expect(await provider.ask(payment.paymentId)).toEqual({ kind: "silent" });
  expect(await provider.refund({ refundId: "r", paymentId: payment.paymentId, amountMinor: 1 })).toBeNull();
  expect(await provider.list(new Date(0))).toBeNull();
});
