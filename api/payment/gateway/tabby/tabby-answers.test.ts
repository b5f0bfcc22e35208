import { expect, test } from "vitest";
import { recordingServer } from "#api/testing/gateways/recording-server.ts";
import { aTabbyOrder, keyFor, tabbyAt } from "#api/testing/gateways/tabby-payments.ts";

const TABBY_ID = "6f1c1d52-7a3e-4b0c-9a53-0c6a3de1f001";
const part = (amount: string) => [{ id: "x", amount, reference_id: "y" }];
const STRANGE = { kind: "silent", isStrange: true };

test.each([
  ["a status word that we do not know", { status: "FROZEN" }, STRANGE],
  ["the name of a property of every object", { status: "constructor" }, STRANGE],
  ["a third digit of a riyal", { amount: "1250.005" }, STRANGE],
  ["an amount that is no number", { amount: "1,250.00" }, STRANGE],
  ["a currency that Tabby does not have", { currency: "USD" }, STRANGE],
  ["a capture of a part", { status: "CLOSED", captures: part("500.00") }, STRANGE],
  ["a captured part of an open payment", { captures: part("500.00") }, STRANGE],
  ["another order of ours", { order: { reference_id: "another" } }, STRANGE],
  ["another payment", { id: "another" }, { kind: "silent" }],
  ["no status", { status: undefined }, { kind: "silent" }],
  ["a number in place of the amount", { amount: 1250 }, { kind: "silent" }],
  ["a riyal without decimals", { amount: "1250" }, { kind: "authorised", amountMinor: 125_000 }],
  ["a fourth digit that is 0", { amount: "1250.0000" }, { kind: "authorised", amountMinor: 125_000 }],
  ["lists that are null", { captures: null, refunds: null, order: null, meta: null }, { kind: "authorised" }],
  ["fields that we do not know", { surprise: { deep: [1] } }, { kind: "authorised" }],
])("an answer with %s", async (_name, changed, evidence) => {
  const order = aTabbyOrder();
  const json = {
    id: TABBY_ID,
    status: "AUTHORIZED",
    amount: "1250.00",
    currency: "SAR",
    order: { reference_id: order.paymentId },
    captures: [],
    refunds: [],
    ...changed,
  };
  const server = await recordingServer(() => ({ json }));

  expect(await tabbyAt(server.url).ask(keyFor(order, TABBY_ID))).toMatchObject(evidence);
  server.stop();
});

test.each([
  ["no address of the page", { configuration: { available_products: { installments: [{ web_url: null }] } } }],
  [
    "an address that no browser opens",
    { configuration: { available_products: { installments: [{ web_url: "javascript:1" }] } } },
  ],
  ["no payment", { payment: undefined }],
  [
    "another order of ours",
    { payment: { id: TABBY_ID, status: "CREATED", amount: "1.00", currency: "SAR", order: { reference_id: "x" } } },
  ],
  ["a status word that we do not know", { status: "thinking" }],
])("a session with %s is silence", async (_name, changed) => {
  const product = { web_url: "https://checkout.tabby.ai/?sessionId=1" };
  const json = {
    status: "created",
    payment: { id: TABBY_ID, status: "CREATED", amount: "1250.00", currency: "SAR" },
    configuration: { available_products: { installments: [product] } },
    ...changed,
  };
  const server = await recordingServer(() => ({ json }));

  expect((await tabbyAt(server.url).begin(aTabbyOrder())).kind).toBe("silent");
  server.stop();
});

test.each([
  ["a page that is not Tabby's", "404 page not found", { kind: "silent" }],
  ["Tabby's refusal", { status: "error", errorType: "not_found", error: "no such payment" }, { kind: "missing" }],
])("404 with %s", async (_name, json, evidence) => {
  const server = await recordingServer(() => ({ status: 404, json }));

  expect(await tabbyAt(server.url).ask(keyFor(aTabbyOrder(), TABBY_ID))).toEqual(evidence);
  server.stop();
});

test("a payment in a dispute cannot be refunded now", async () => {
  const order = aTabbyOrder();
  const payment = { id: TABBY_ID, status: "CLOSED", amount: "1250.00", currency: "SAR", captures: part("1250.00") };
  const server = await recordingServer(({ method }) =>
    method === "GET"
      ? { json: payment }
      : { status: 409, json: { errorType: "conflict", error: "payment is disputed" } },
  );

  expect(await tabbyAt(server.url).refund(keyFor(order, TABBY_ID), { refundId: "r", amountMinor: 1 })).toBe(false);
  server.stop();
});
