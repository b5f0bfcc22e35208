import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { aPaymentOrder } from "#api/testing/builders/a-payment-order.ts";
import {
  callCheckout,
  checkoutAt,
  checkoutToken,
  keyOf,
  ledgerOf,
  pay,
} from "#api/testing/gateways/checkout-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

const PAYMENTS = "POST /checkout/payments";
const CAPTURES = "POST /checkout/payments/*/captures";
const VOIDS = "POST /checkout/payments/*/voids";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox(0.002);
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const gateway = () => checkoutAt(sandbox.url);

describe("a lost answer", () => {
  test.each(["500-but-done", "cut-json", "huge"])(
    "to the first call (%s) is silent, and the list finds the payment",
    async (fault) => {
      await sandbox.setFault(PAYMENTS, fault);
      const { begun, order } = await pay(sandbox.url);
      expect(begun).toEqual({ kind: "silent" });
      await vi.waitFor(async () => expect(await gateway().ask(keyOf(order))).toMatchObject({ kind: "authorised" }));
      const key = keyOf(order);
      await vi.waitFor(async () => expect((await gateway().capture(key)).kind).toBe("captured"));
    },
  );

  test.each(["refuse", "silent", "500", "redirect"])(
    "to a first call that was never done (%s) is silent, and then missing",
    async (fault) => {
      await sandbox.setFault(PAYMENTS, fault);
      const { begun, order } = await pay(sandbox.url);
      expect(begun).toEqual({ kind: "silent" });
      expect(await gateway().ask(keyOf(order))).toEqual({ kind: "missing" });
      expect(await gateway().cancel(keyOf(order))).toEqual({ kind: "missing" });
    },
  );

  test("to a void or capture is silent, and the next call says what it did", async () => {
    const { key } = await pay(sandbox.url);
    await sandbox.setFault(CAPTURES, "500-but-done");
    expect(await gateway().capture(key)).toEqual({ kind: "silent" });
    await vi.waitFor(async () => expect((await gateway().capture(key)).kind).toBe("captured"));
    const another = await pay(sandbox.url);
    await sandbox.setFault(VOIDS, "cut-json");
    expect(await gateway().cancel(another.key)).toEqual({ kind: "silent" });
    await vi.waitFor(async () => expect((await gateway().cancel(another.key)).kind).toBe("voided"));
  });

  test("to a void of a payment whose id we never got is found by our reference", async () => {
    await sandbox.setFault(PAYMENTS, "500-but-done");
    const { order } = await pay(sandbox.url);
    await vi.waitFor(async () => expect((await gateway().cancel(keyOf(order))).kind).toBe("voided"));
  });

  test("to a question is silent", async () => {
    const { key } = await pay(sandbox.url);
    await sandbox.setFault("GET /checkout/payments/*", "500");
    expect(await gateway().ask(key)).toEqual({ kind: "silent" });
    await sandbox.setFault("GET /checkout/payments", "cut-json");
    expect(await gateway().ask({ ...key, reference: null })).toEqual({ kind: "silent" });
  });
});

test("a second call while the key is in use is silent, and the first call's payment is the only one", async () => {
  const slow = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(slow, "listening");
  const returnUrl = `http://mabeet-sa.localhost:${(slow.address() as AddressInfo).port}/`;
  const [first, second] = [await checkoutToken(sandbox.url), await checkoutToken(sandbox.url)];
  const order = aPaymentOrder({ token: first, returnUrl });
  // The answer waits for a webhook that nobody acknowledges.
  await sandbox.setFault(PAYMENTS, "webhook-early");
  const begun = gateway().begin(order);
  await vi.waitFor(async () => expect(await ledgerOf(sandbox.url, { order })).toHaveLength(1));
  expect(await gateway().begin({ ...order, token: second })).toEqual({ kind: "silent" });
  expect((await begun).kind).toBe("authorised");
  expect(await ledgerOf(sandbox.url, { order })).toHaveLength(1);
  slow.close().closeAllConnections();
});

describe("a payment that is not as we sent it", () => {
  test("is missing for a while and then charged, and we see that", async () => {
    await sandbox.setFault(PAYMENTS, "unknown-then-charged");
    const { begun, order } = await pay(sandbox.url);
    expect(begun.kind).toBe("silent");
    expect(await gateway().ask(keyOf(order))).toEqual({ kind: "missing" });
    await vi.waitFor(async () => expect((await gateway().ask(keyOf(order))).kind).toBe("captured"));
  });

  test.each([
    ["other-amount", { amountMinor: 125_100, currency: "SAR" }],
    ["other-currency", { amountMinor: 125_000, currency: "USD" }],
  ])("with %s is reported as the company has it", async (fault, money) => {
    await sandbox.setFault(PAYMENTS, fault);
    const { begun, key } = await pay(sandbox.url);
    expect(begun).toMatchObject(money);
    expect(await gateway().ask(key)).toMatchObject(money);
  });

  test("with another reference counts as no answer", async () => {
    const { key } = await pay(sandbox.url);
    expect(await gateway().ask({ ...key, paymentId: randomUUID() })).toEqual({ kind: "silent" });
  });

  test("that the company does not know by its own id is for people to look at", async () => {
    const { key } = await pay(sandbox.url);
    const unknown = { ...key, reference: "pay_aaaaaaaaaaaaaaaaaaaaaaaaaa" };
    expect(await gateway().ask(unknown)).toEqual({ kind: "silent", isStrange: true });
  });

  test("two with our reference are for people to look at", async () => {
    const order = aPaymentOrder({ token: await checkoutToken(sandbox.url) });
    await gateway().begin(order);
    await sandbox.setFault(PAYMENTS, "key-forgotten");
    await gateway().begin({ ...order, token: await checkoutToken(sandbox.url) });
    await vi.waitFor(async () =>
      expect(await gateway().ask(keyOf(order))).toEqual({ kind: "silent", isStrange: true }),
    );
  });

  test("a list that lags says missing until it has the payment", async () => {
    await sandbox.setFault(PAYMENTS, "list-lag");
    const { key } = await pay(sandbox.url);
    const byOurs = { ...key, reference: null };
    expect(await gateway().ask(byOurs)).toEqual({ kind: "missing" });
    expect((await gateway().ask(key)).kind).toBe("authorised");
    await vi.waitFor(async () => expect((await gateway().ask(byOurs)).kind).toBe("authorised"));
  });
});

describe("an order that was accepted and then declined", () => {
  test.each([
    ["capture", CAPTURES, "Capture", "captured"],
    ["cancel", VOIDS, "Void", "voided"],
  ] as const)("is ordered again under another key: %s", async (call, target, type, kind) => {
    const { key } = await pay(sandbox.url);
    await sandbox.setFault(target, "accepted-then-declined");
    const checkout = gateway();
    await vi.waitFor(async () => expect((await checkout[call](key)).kind).toBe(kind));
    const actions = (await callCheckout(sandbox.url, `/payments/${key.reference}/actions`)) as {
      type: string;
      approved: boolean;
    }[];
    expect(actions.filter((action) => action.type === type).map(({ approved }) => approved)).toEqual([true, false]);
  });
});

test("a key is forgotten after a day: the same request then pays a second time", async () => {
  const short = await testSandbox(0.000_01);
  try {
    const { order, begun } = await pay(short.url);
    const again = async () => await checkoutAt(short.url).begin({ ...order, token: await checkoutToken(short.url) });
    expect((await again()).reference).toBe(begun.reference);
    await vi.waitFor(async () => expect((await again()).reference).not.toBe(begun.reference));
  } finally {
    await short.stop();
  }
});
