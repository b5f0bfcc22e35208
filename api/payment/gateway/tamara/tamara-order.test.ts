import { expect, test } from "vitest";
import { evidenceOf, hasRefund, readOrder } from "./tamara-order.ts";

const PAYMENT = "11111111-2222-4333-8444-555555555555";
const money = (amount: number | string, currency = "SAR") => ({ amount, currency });

const order = (given: Record<string, unknown> = {}) => ({
  order_id: "90000000-2222-4333-8444-555555555555",
  order_reference_id: PAYMENT,
  order_number: "1234567-proofproofproof1",
  status: "fully_captured",
  total_amount: money(1250),
  captured_amount: money(1250),
  refunded_amount: money(0),
  ...given,
});

function evidence(given: Record<string, unknown> = {}) {
  const read = readOrder(order(given), PAYMENT);
  return read && evidenceOf(read);
}

const STRANGE = { kind: "silent", isStrange: true };

test.each([
  ["new", { kind: "challenge" }],
  ["on_hold", { kind: "challenge" }],
  ["authorised", { kind: "authorised" }],
  ["fully_captured", { kind: "captured", refundedMinor: 0 }],
  ["fully_refunded", { kind: "captured", refundedMinor: 125_000, refunded_amount: undefined }],
  ["declined", { kind: "declined", failureCode: 5007 }],
  ["canceled", { kind: "voided" }],
  ["expired", { kind: "voided", failureCode: 5004 }],
])("an order that is %s", (status, { refunded_amount, ...shown }: Record<string, unknown>) => {
  const refunded = status === "fully_refunded" ? { refunded_amount: money(1250) } : {};
  expect(refunded_amount).toBeUndefined();
  expect(evidence({ status, ...refunded })).toMatchObject({ ...shown, amountMinor: 125_000, currency: "SAR" });
});

test.each(["partially_captured", "approved", "updated", "AUTHORISED", "", "constructor", "__proto__"])(
  "an order with the word %j is for people to look at",
  (status) => {
    expect(evidence({ status })).toEqual(STRANGE);
  },
);

test.each([
  ["three digits of a riyal", { total_amount: money(12.345), captured_amount: null }],
  ["a currency that we do not have", { total_amount: money(10, "OMR"), captured_amount: null }],
  ["less than nothing", { total_amount: money(-1), captured_amount: null }],
  ["no number", { total_amount: money("many"), captured_amount: null }],
  ["a capture in another currency", { captured_amount: money(1250, "AED") }],
  ["a refund that is not named", { status: "partially_refunded", refunded_amount: null }],
  ["a refund in another currency", { status: "partially_refunded", refunded_amount: money(1, "AED") }],
])("an order of %s is for people to look at", (_what, given) => {
  expect(evidence(given)).toEqual(STRANGE);
});

test("amounts are read to the last digit, as numbers and as texts", () => {
  const read = (total: ReturnType<typeof money>) => evidence({ total_amount: total, captured_amount: null });

  expect(read(money(0.29))).toMatchObject({ amountMinor: 29 });
  expect(read(money("1250.00"))).toMatchObject({ amountMinor: 125_000 });
  expect(read(money(1250.1, "AED"))).toMatchObject({ amountMinor: 125_010, currency: "AED" });
  expect(read(money("10.005", "KWD"))).toMatchObject({ amountMinor: 10_005, currency: "KWD" });
});

test("what was captured counts, and not what was ordered", () => {
  expect(evidence({ captured_amount: money(1200) })).toMatchObject({ kind: "captured", amountMinor: 120_000 });
});

test.each([
  ["another payment", order({ order_reference_id: "22222222-2222-4333-8444-555555555555" })],
  ["no id", order({ order_id: "" })],
  ["no amount", order({ total_amount: null })],
  ["a list", []],
  ["nothing", null],
])("an answer about %s is no answer", (_what, json) => {
  expect(readOrder(json, PAYMENT)).toBeNull();
});

test("fields that we do not know, and unreadable ones that we do not need, change nothing", () => {
  const usual = evidence({ status: "authorised" });
  const extra = { instalments: "four", transactions: [], settlement_status: null, future: { deep: [1] } };

  expect(evidence({ status: "authorised", ...extra })).toEqual(usual);
});

test("a refund is found by our id", () => {
  const refunds = [{ refund_id: "a" }, { refund_id: "b", merchant_refund_id: "r1" }];
  const read = readOrder(order({ transactions: { refunds } }), PAYMENT);

  expect(read && hasRefund(read, "r1")).toBe(true);
  expect(read && hasRefund(read, "b")).toBe(false);
});
