import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import {
  answerAsGuest,
  aTabbyOrder,
  authorised,
  begun,
  captured,
  keyFor,
  ledgerOf,
  tabbyAt,
} from "#api/testing/gateways/tabby-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

/** The sandbox is silent for 1.2 s; a payment that appears late does so after 6 s. */
const SANDBOX_SCALE = 0.02;
const API = "/tabby-sa/api/v2";
let sandbox: TestSandbox;
let tabby: PaymentGateway;
/** It waits half a second for an answer. */
let hasty: PaymentGateway;

beforeAll(async () => {
  sandbox = await testSandbox(SANDBOX_SCALE);
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  tabby = tabbyAt(sandbox.url);
  hasty = tabbyAt(sandbox.url, { TIME_SCALE: "0.05", TIMEOUT_SCALE: "0.05" });
});

test.each(["refuse", "silent", "500", "redirect", "slow", "500-but-done", "cut-json", "huge", "wrong-region"])(
  "a begin that meets %s is silence; the guest got no page, so nothing is ever charged",
  async (fault) => {
    const order = aTabbyOrder();
    await sandbox.setFault(`POST ${API}/checkout`, fault);

    expect(await hasty.begin(order)).toEqual({ kind: "silent" });
    expect(await tabby.ask(keyFor(order, null))).toEqual({ kind: "missing" });
    expect(tabby.capabilities.settleMs.redirect).toBe(0);
    expect(await ledgerOf(sandbox.url, order.paymentId)).toEqual([]);
  },
);

test.each(["refuse", "silent", "slow", "500", "cut-json", "redirect", "huge", "wrong-region"])(
  "an inquiry, a capture, a close, a refund and a list that meet %s are silence",
  async (fault) => {
    const [{ key }, cancelled] = [await authorised(tabby), await authorised(tabby)];
    for (const end of ["GET payments/*", "POST payments/*/captures", "POST payments/*/close", "GET payments"]) {
      const [method, path] = end.split(" ");
      await sandbox.setFault(`${method} ${API}/${path}`, fault, 2);
    }

    expect(await hasty.ask(key)).toEqual({ kind: "silent" });
    expect(await hasty.refund(key, { refundId: "r", amountMinor: 1 })).toBeNull();
    expect(await hasty.capture(key)).toEqual({ kind: "silent" });
    expect(await hasty.cancel(cancelled.key)).toEqual({ kind: "silent" });
    expect(await tabbyAt(sandbox.url, { TIMEOUT_SCALE: "0.05" }).list(new Date(0))).toBeNull();
  },
);

test("a capture whose answer is lost was done once, however often it is repeated", async () => {
  const { order, key } = await authorised(tabby);
  await sandbox.setFault(`POST ${API}/payments/*/captures`, "500-but-done");

  expect(await tabby.capture(key)).toEqual({ kind: "silent" });
  expect(await tabby.capture(key)).toMatchObject({ kind: "captured" });
  expect(await ledgerOf(sandbox.url, order.paymentId)).toEqual(["authorised 125000", "captured 125000"]);
});

test("a close whose answer is lost was done once, however often it is repeated", async () => {
  const { order, key } = await authorised(tabby);
  await sandbox.setFault(`POST ${API}/payments/*/close`, "500-but-done");

  expect(await tabby.cancel(key)).toEqual({ kind: "silent" });
  expect(await tabby.cancel(key)).toMatchObject({ kind: "voided" });
  expect(await ledgerOf(sandbox.url, order.paymentId)).toEqual(["authorised 125000", "voided 125000"]);
});

test.each(["500-but-done", "refund-timeout-but-done", "cut-json"])(
  "nobody knows of a refund that meets %s, and repeating it refunds nothing twice, also with forgotten keys",
  async (fault) => {
    const { order, key } = await captured(tabby);
    const refund = { refundId: `r-${fault}`, amountMinor: 125_000 };
    await sandbox.setFault(`POST ${API}/payments/*/refunds`, fault);

    expect(await hasty.refund(key, refund)).toBeNull();
    await sandbox.setFault(`POST ${API}/payments/*/refunds`, "key-forgotten");
    expect(await tabby.refund(key, refund)).toBe(true);
    expect((await ledgerOf(sandbox.url, order.paymentId)).slice(2)).toEqual(["refunded 125000"]);
  },
);

test.each(["refund-refused", "accepted-then-declined"])(
  "a refund that meets %s is no refund, and may be granted later",
  async (fault) => {
    const { key } = await captured(tabby);
    const refund = { refundId: `r-${fault}`, amountMinor: 125_000 };
    await sandbox.setFault(`POST ${API}/payments/*/refunds`, fault);

    expect(await tabby.refund(key, refund)).toBe(false);
    expect(await tabby.ask(key)).toMatchObject({ refundedMinor: 0 });
    expect(await tabby.refund(key, refund)).toBe(true);
  },
);

test.each([
  ["other-amount", { kind: "authorised", amountMinor: 125_100, currency: "SAR" }],
  ["other-currency", { kind: "authorised", amountMinor: 125_000, currency: "AED" }],
])("with %s Tabby is believed in what it answers", async (fault, evidence) => {
  await sandbox.setFault(`POST ${API}/checkout`, fault);
  const { key } = await authorised(tabby);

  expect(await tabby.ask(key)).toMatchObject(evidence);
});

test("a guest whom Tabby declines at once is asked to pay in another way", async () => {
  await sandbox.setFault(`POST ${API}/checkout`, "decline");

  expect((await begun(tabby)).evidence).toMatchObject({ kind: "declined", failureCode: 5007 });
});

test("a payment that is approved late is an open challenge until then", async () => {
  await sandbox.setFault(`POST ${API}/checkout`, "pending");
  const { evidence, key } = await begun(tabby);

  expect(evidence).toMatchObject({ kind: "challenge" });
  await expect.poll(() => tabby.ask(key), { timeout: 40_000 }).toMatchObject({ kind: "authorised" });
});

test("a charge that Tabby makes against its rules is in the list with Tabby's id, by which it can be asked", async () => {
  const since = new Date();
  await sandbox.setFault(`POST ${API}/checkout`, "unknown-then-charged");
  const order = aTabbyOrder();
  expect(await tabby.begin(order)).toEqual({ kind: "silent" });
  const listed = async () => (await tabby.list(since))?.find(({ paymentId }) => paymentId === order.paymentId) ?? null;
  expect(await listed()).toBeNull();

  await expect.poll(listed, { timeout: 40_000 }).toMatchObject({ kind: "captured", amountMinor: 125_000 });
  const reference = (await listed())?.reference ?? null;
  expect(await tabby.ask(keyFor(order, reference))).toMatchObject({ kind: "captured" });
  expect(await tabby.refund(keyFor(order, reference), { refundId: "r-late", amountMinor: 125_000 })).toBe(true);
});

test("a list that lags behind lacks a payment for a while", async () => {
  const since = new Date();
  await sandbox.setFault(`POST ${API}/checkout`, "list-lag");
  const { order } = await authorised(tabby);
  const ids = async () => (await tabby.list(since))?.map(({ paymentId }) => paymentId);

  expect(await ids()).not.toContain(order.paymentId);
  await expect.poll(ids, { timeout: 40_000 }).toContain(order.paymentId);
});

test.each([
  ["nobody listens", { TABBY_URLS: "*:http://127.0.0.1:9,SA:http://127.0.0.1:9" }],
  ["our key is wrong", { TABBY_SECRET_KEY: "sk_test_nobody" }],
  ["our key is of another country", { TABBY_SECRET_KEY: "sk_test_mabeetdemo_ae" }],
  ["our merchant code is of another country", { TABBY_MERCHANT_CODES: "SA:AE" }],
  ["our merchant code is unknown", { TABBY_MERCHANT_CODES: "SA:XX" }],
])("when %s, a payment is silence and nothing is offered", async (_why, env) => {
  const unknown = tabbyAt(sandbox.url, env);

  expect(await unknown.offer?.(aTabbyOrder())).toBeNull();
  expect(await unknown.begin(aTabbyOrder())).toEqual({ kind: "silent" });
});

test("a key of another country opens none of its payments and no list", async () => {
  const { key } = await captured(tabby);
  const foreign = tabbyAt(sandbox.url, { TABBY_SECRET_KEY: "sk_test_mabeetdemo_ae" });

  expect(await foreign.ask(key)).toEqual({ kind: "silent" });
  expect(await foreign.capture(key)).toEqual({ kind: "silent" });
  expect(await foreign.refund(key, { refundId: "r", amountMinor: 1 })).toBeNull();
  expect(await foreign.list(new Date(0))).toBeNull();
});

test("Tabby's address of one country can be down while the other takes payments", async () => {
  await sandbox.setFault("GET /tabby-sa/api/v2/payments/*", "500", 20);
  const [riyals, dirhams] = [await begun(tabby), await begun(tabby, { country: "AE", currency: "AED" })];
  for (let attempt = 0; attempt < 6; attempt++) await tabby.ask(riyals.key);

  expect(await tabby.ask(riyals.key)).toEqual({ kind: "silent" });
  expect(await tabby.ask(dirhams.key)).toMatchObject({ kind: "challenge" });
});

test("a guest who comes back to Tabby's page after paying changes nothing", async () => {
  const { order, evidence, key } = await captured(tabby);
  await answerAsGuest(evidence, "reject");

  expect(await tabby.ask(key)).toMatchObject({ kind: "captured" });
  expect(await ledgerOf(sandbox.url, order.paymentId)).toHaveLength(2);
});
