import { afterAll, beforeAll, expect, test } from "vitest";
import type { OfferOrder } from "#api/payment/gateway/payment-port.ts";
import { anOrder, keyOf, tamaraAt } from "#api/testing/gateways/tamara-orders.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox(0.02);
});
afterAll(() => sandbox.stop());

const NOTHING = { available: false, plans: [] };
const plans = [
  { planId: "tamara-3", instalments: 3, firstMinor: 33_335 },
  { planId: "tamara-4", instalments: 4, firstMinor: 25_001 },
];
const { buyer } = anOrder();

const paths = ["/checkout/payment-options-pre-check", "/pre-checkout/v1/eligibility", "none"];

test.each(paths)("Tamara, asked at %s, offers two plans whose first instalment is the largest", async (precheck) => {
  const tamara = tamaraAt(sandbox.url, { precheck });

  expect(await tamara.offer?.(anOrder({ amountMinor: 100_001 }))).toEqual({ available: true, plans });
  expect(await tamara.offer?.(anOrder({ country: "AE", currency: "AED" }))).toMatchObject({ available: true });
});

const refused: [why: string, given: Partial<OfferOrder>][] = [
  ["less than 100 riyals", { amountMinor: 9_999 }],
  ["more than 10,000 riyals", { amountMinor: 1_000_001 }],
  ["a currency that Tamara does not lend", { currency: "USD" }],
];

test.each(paths.flatMap((precheck) => refused.map(([why, given]) => [why, precheck, given] as const)))(
  "%s is not offered by %s, and refused at the start of the payment",
  async (_why, precheck, given) => {
    const tamara = tamaraAt(sandbox.url, { precheck });
    const payment = anOrder(given);

    expect(await tamara.offer?.(payment)).toEqual(NOTHING);
    expect(await tamara.begin(payment)).toEqual({ kind: "declined", failureCode: 5007 });
    expect(await tamara.ask(keyOf(payment))).toEqual({ kind: "missing" });
  },
);

test("a guest whom Tamara refuses is offered nothing", async () => {
  const tamara = tamaraAt(sandbox.url);
  const payment = anOrder({ buyer: { ...buyer, phone: "+966501234599" } });

  expect(await tamara.offer?.(payment)).toEqual(NOTHING);
  expect(await tamara.begin(payment)).toEqual({ kind: "declined", failureCode: 5007 });
});

test("without a check of Tamara it is offered only in its countries", async () => {
  const tamara = tamaraAt(sandbox.url, { precheck: "none" });

  expect(await tamara.offer?.(anOrder({ country: "KW", currency: "KWD" }))).toEqual(NOTHING);
  expect(await tamara.offer?.(anOrder({ country: "SA", currency: "AED" }))).toEqual(NOTHING);
});

test.each(["tamara-6", "tabby-4", "", null])("a payment with the plan %j does not begin", async (planId) => {
  const payment = anOrder({ planId });
  const tamara = tamaraAt(sandbox.url);

  expect(await tamara.begin(payment)).toEqual({ kind: "declined", failureCode: 5007 });
  expect(await tamara.ask(keyOf(payment))).toEqual({ kind: "missing" });
});

test.each(["refuse", "500", "cut-json", "redirect"])(
  "Tamara offers nothing for now when it meets %s",
  async (fault) => {
    await sandbox.setFault("POST /tamara/checkout/payment-options-pre-check", fault);

    expect(await tamaraAt(sandbox.url).offer?.(anOrder())).toBeNull();
  },
);
