import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { PaymentKey } from "#api/payment/gateway/payment-port.ts";
import { capturedAt, checkoutAt, ledgerOf, type Paying, pay } from "#api/testing/gateways/checkout-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

const REFUNDS = "POST /checkout/payments/*/refunds";
const ACTIONS = "GET /checkout/payments/*/actions";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox(0.002);
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const gateway = () => checkoutAt(sandbox.url);

const captured = () => capturedAt(sandbox.url);

async function refundsOf(paying: Paying): Promise<number[]> {
  const lines = await ledgerOf(sandbox.url, paying);
  return lines.filter(({ kind }) => kind === "refunded").map(({ amount }) => amount);
}

describe("a refund", () => {
  const refund = () => ({ refundId: randomUUID(), amountMinor: 40_000 });

  async function until(key: PaymentKey, wanted: ReturnType<typeof refund>, answer: boolean): Promise<void> {
    const checkout = gateway();
    await vi.waitFor(async () => expect(await checkout.refund(key, wanted)).toBe(answer));
  }

  test("is not known until the bank has decided, and repeated it is one refund", async () => {
    const paying = await captured();
    const wanted = refund();
    await until(paying.key, wanted, true);
    expect(await gateway().refund(paying.key, wanted)).toBe(true);
    expect(await refundsOf(paying)).toEqual([40_000]);
  });

  test.each(["500-but-done", "silent", "cut-json", "refund-timeout-but-done"])(
    "whose answer was lost (%s) is one refund, even when its key is forgotten",
    async (fault) => {
      const paying = await captured();
      const wanted = refund();
      await sandbox.setFault(REFUNDS, fault);
      expect(await gateway().refund(paying.key, wanted)).toBeNull();
      await sandbox.setFault(REFUNDS, "key-forgotten", 100);
      await until(paying.key, wanted, true);
      for (let repeat = 0; repeat < 5; repeat++) expect(await gateway().refund(paying.key, wanted)).toBe(true);
      expect(await refundsOf(paying)).toEqual([40_000]);
    },
  );

  test("is not sent while nobody can read what was sent before", async () => {
    const paying = await captured();
    await sandbox.setFault(ACTIONS, "500");
    expect(await gateway().refund(paying.key, refund())).toBeNull();
    expect(await refundsOf(paying)).toEqual([]);
  });

  test("that was accepted and then declined is refused, and is never sent again", async () => {
    const paying = await captured();
    const wanted = refund();
    await sandbox.setFault(REFUNDS, "accepted-then-declined");
    await until(paying.key, wanted, false);
    await sandbox.setFault(REFUNDS, "key-forgotten");
    expect(await gateway().refund(paying.key, wanted)).toBe(false);
    expect(await refundsOf(paying)).toEqual([]);
    await until(paying.key, refund(), true);
  });

  test("that is refused, too large or of a payment that was not captured is refused", async () => {
    const paying = await captured();
    await sandbox.setFault(REFUNDS, "refund-refused");
    expect(await gateway().refund(paying.key, refund())).toBe(false);
    expect(await gateway().refund(paying.key, { ...refund(), amountMinor: 200_000 })).toBe(false);
    const { key } = await pay(sandbox.url);
    expect(await gateway().refund(key, refund())).toBe(false);
  });

  test("of a payment that we know by our reference only finds it first", async () => {
    const paying = await captured();
    await until({ ...paying.key, reference: null }, refund(), true);
    expect(await refundsOf(paying)).toEqual([40_000]);
  });

  test("of the whole amount in parts, all at once, is never more than was captured", async () => {
    const paying = await captured();
    const parts = Array.from({ length: 4 }, refund);
    await Promise.all(parts.map((part) => gateway().refund(paying.key, part)));
    await vi.waitFor(async () => expect(await refundsOf(paying)).toHaveLength(3));
    const checkout = gateway();
    expect((await Promise.all(parts.map((part) => checkout.refund(paying.key, part)))).sort()).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});
