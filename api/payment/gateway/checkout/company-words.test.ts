import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { answerBank, CHALLENGED, callCheckout, checkoutAt, pay } from "#api/testing/gateways/checkout-payments.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox(0.002);
});
afterAll(() => sandbox.stop());

const gateway = () => checkoutAt(sandbox.url);

describe("every word of the company", () => {
  test.each([
    ["20051", 5002],
    ["20150", 5003],
    ["20151", 5003],
    ["20155", 5003],
    ["20152", 5004],
    ["20153", 5004],
    ["20154", 5003],
    ["20005", 5001],
    ["30004", 5001],
    ["40101", 5001],
  ])("the response code %s is our problem %i, at once and when we ask", async (code, failureCode) => {
    const { begun, key } = await pay(sandbox.url, { name: `CODE ${code}` });
    expect(begun).toMatchObject({ kind: "declined", failureCode });
    expect(await gateway().ask(key)).toMatchObject({ kind: "declined", failureCode });
  });

  test.each([
    ["Authorized", "authorised"],
    ["Captured", "captured"],
    ["Partially Refunded", "captured"],
    ["Refunded", "captured"],
    ["Voided", "voided"],
    ["Canceled", "voided"],
    ["Expired", "voided"],
    ["Pending", "pending"],
  ])("a payment that is %s is %s", async (status, kind) => {
    const { begun, key } = await pay(sandbox.url, { name: `STATUS ${status}` });
    expect(begun.kind).toBe(kind);
    expect((await gateway().ask(key)).kind).toBe(kind);
  });

  test.each(["Card Verified", "Paid", "Partially Captured", "Under Review"])(
    "a payment that is %s is for people to look at",
    async (status) => {
      const { begun, key } = await pay(sandbox.url, { name: `STATUS ${status}` });
      expect(begun).toMatchObject({ kind: "silent", isStrange: true });
      expect(await gateway().ask(key)).toMatchObject({ kind: "silent", isStrange: true });
    },
  );

  test("a part of the amount that somebody else captured is for people to look at", async () => {
    const { key } = await pay(sandbox.url);
    await callCheckout(sandbox.url, `/payments/${key.reference}/captures`, { amount: 1_000 });
    await vi.waitFor(async () => expect(await gateway().ask(key)).toMatchObject({ isStrange: true }));
  });

  test.each([
    ["4000 0000 0000 0002", 5001],
    ["4000 0000 0000 9995", 5002],
  ])("the demo card %s is declined with %i", async (number, failureCode) => {
    expect((await pay(sandbox.url, { number })).begun).toMatchObject({ kind: "declined", failureCode });
  });

  test("three wrong codes at the bank decline the payment", async () => {
    const paying = await pay(sandbox.url, { number: CHALLENGED });
    for (const code of ["1", "2", "3"]) await answerBank(paying, { code });
    expect(await gateway().ask(paying.key)).toMatchObject({ kind: "declined", failureCode: 5003 });
  });
});
