import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  callCheckout,
  capturedAt,
  checkoutAt,
  checkoutToken,
  type Paying,
  pay,
} from "#api/testing/gateways/checkout-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox(0.002);
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const gateway = () => checkoutAt(sandbox.url);

describe("the search for reconciling", () => {
  test("lists what was created since then, over several pages, with our proof and refunds", async () => {
    const since = new Date();
    const refunded = await capturedAt(sandbox.url);
    const checkout = gateway();
    const wanted = { refundId: randomUUID(), amountMinor: 1_000 };
    await vi.waitFor(async () => expect(await checkout.refund(refunded.key, wanted)).toBe(true));
    const declined = await pay(sandbox.url, { number: "4000 0000 0000 0002" });
    const strange = await pay(sandbox.url, { name: "STATUS Paid" });
    for (let batch = 0; batch < 21; batch++) await Promise.all(Array.from({ length: 5 }, () => pay(sandbox.url)));
    // A payment of another system of the same merchant has a reference of its own.
    await callCheckout(sandbox.url, "/payments", {
      source: { type: "token", token: await checkoutToken(sandbox.url) },
      ...{ amount: 100, currency: "SAR", reference: "ORD-1", processing_channel_id: "pc_other" },
      ...{ success_url: "http://mabeet-sa.localhost:9/", failure_url: "http://mabeet-sa.localhost:9/" },
    });
    await vi.waitFor(async () => expect(await gateway().list(since)).toHaveLength(108));
    const listed = (await gateway().list(since)) ?? [];
    const found = ({ order }: Paying) => listed.find(({ paymentId }) => paymentId === order.paymentId);
    expect(found(refunded)).toEqual({
      paymentId: refunded.order.paymentId,
      kind: "captured",
      amountMinor: 125_000,
      currency: "SAR",
      refundedMinor: 1_000,
      proof: refunded.order.proof,
    });
    expect(found(declined)?.kind).toBe("declined");
    expect(found(strange)?.kind).toBe("silent");
    expect(await gateway().list(new Date(Date.now() + 60_000))).toEqual([]);
  });

  test("is no list when one page is missing", async () => {
    await sandbox.setFault("GET /checkout/payments/search/*", "500");
    expect(await gateway().list(new Date(0))).toBeNull();
    await sandbox.setFault("POST /checkout/payments/search", "cut-json");
    expect(await gateway().list(new Date(0))).toBeNull();
  });
});
