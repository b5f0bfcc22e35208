import { expect, test } from "vitest";
import { failureCode } from "./failure-code.ts";
import { readEvidence, readListPage } from "./read-payment.ts";
import { errorType, isRefusal, isUnknown } from "./read-refusal.ts";

const ID = "11111111-2222-4333-8444-555555555555";

const payment = (given: Record<string, unknown> = {}, source: Record<string, unknown> = {}) => ({
  id: ID,
  status: "paid",
  amount: 125_000,
  currency: "SAR",
  refunded: 0,
  captured: 0,
  metadata: { proof: "a-proof-of-16-ch" },
  source: { type: "creditcard", company: "master", number: "5555-55XX-XXXX-4444", transaction_url: null, ...source },
  ...given,
});
const page = { transaction_url: "https://api.example/3ds/1" };

test.each([
  ["initiated", page, { kind: "challenge", redirectUrl: page.transaction_url }],
  ["initiated", {}, { kind: "pending" }],
  ["authorized", {}, { kind: "authorised", amountMinor: 125_000 }],
  ["paid", {}, { kind: "captured", amountMinor: 125_000, card: { brand: "master-card", last4: "4444" } }],
  ["captured", {}, { kind: "captured" }],
  ["refunded", {}, { kind: "captured" }],
  ["voided", {}, { kind: "voided" }],
  ["failed", { response_code: "51" }, { kind: "declined", failureCode: 5002 }],
])("the status %s with %j is %j", (status, source, evidence) => {
  expect(readEvidence(payment({ status }, source), ID)).toMatchObject(evidence);
});

test.each(["verified", "settled", "Paid"])("a status %s that we do not know is silence and an alarm", (status) => {
  expect(readEvidence(payment({ status }), ID)).toEqual({ kind: "silent", isStrange: true });
});

test.each([
  ["another payment", { id: "99999999-2222-4333-8444-555555555555" }],
  ["half a halala", { amount: 1_250.5 }],
  ["an amount as text", { amount: "1250.00" }],
  ["a negative amount", { amount: -1 }],
  ["no total of refunds", { refunded: undefined }],
  ["a long currency", { currency: "RIYAL" }],
  ["no status", { status: undefined }],
  ["a page that is a script", { status: "initiated", source: { transaction_url: "javascript:alert(1)" } }],
])("an answer with %s is silence", (_what, given) => {
  expect(readEvidence(payment(given), ID)).toEqual({ kind: "silent" });
});

test.each([null, "paid", [], {}])("the answer %j is silence", (json) => {
  expect(readEvidence(json, ID)).toEqual({ kind: "silent" });
});

test("a capture of a part is not the amount that was asked for", () => {
  expect(readEvidence(payment({ status: "captured", captured: 100_000 }), ID)).toMatchObject({ amountMinor: 100_000 });
});

test.each([
  [{ response_code: "51", message: "INSUFFICIENT FUNDS" }, 5002],
  [{ response_code: "05", message: "DECLINED" }, 5001],
  [{ response_code: null, message: "3-D Secure transaction attempt failed" }, 5003],
  [{ message: "3D Secure is required" }, 5003],
  [{ message: "3DS authentication failed" }, 5003],
  [{ response_code: "3ds_auth_error" }, 5003],
  [{ message: "Allowed time frame for transaction has been expired" }, 5001],
  [{ message: null }, 5001],
  [{}, 5001],
])("a failure with %j has the code %i", (reason, code) => {
  expect(failureCode(reason)).toBe(code);
});

test("only an error of Moyasar itself refuses a call or denies a payment", () => {
  const json = (type: string) => ({ type, message: "No", errors: null });
  expect(isRefusal({ status: 400, json: json("invalid_request_error") })).toBe(true);
  expect(isRefusal({ status: 400, json: json("api_error") })).toBe(false);
  expect(isRefusal({ status: 400, json: { error: "bad gateway" } })).toBe(false);
  expect(isRefusal({ status: 409, json: json("invalid_request_error") })).toBe(false);
  expect(isUnknown({ status: 404, json: json("api_error") })).toBe(true);
  expect(isUnknown({ status: 404, json: { message: "no route" } })).toBe(false);
  expect(errorType({ status: 400, json: { ...json("used_given_id"), errors: "a text" } })).toBe("used_given_id");
});

test("a list may have payments that are not ours, and one without a valid payment is no list", () => {
  const meta = { current_page: 1, next_page: null };
  const foreign = payment({ status: "verified", metadata: null, source: { type: "stcpay", mobile: "05…" } });
  const read = readListPage({ payments: [payment(), foreign], meta });

  expect(read?.payments.map(({ kind, proof }) => [kind, proof])).toEqual([
    ["captured", "a-proof-of-16-ch"],
    ["silent", undefined],
  ]);
  expect(readListPage({ payments: [{ id: ID }], meta })).toBeNull();
  expect(readListPage({ payments: [] })).toBeNull();
});
