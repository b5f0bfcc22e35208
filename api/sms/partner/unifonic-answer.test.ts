import { expect, test } from "vitest";
import type { SmsCallAnswer } from "./sms-client.ts";
import { readUnifonicAnswer, readUnifonicCallback } from "./unifonic-answer.ts";

const sent = (given: object = {}, data: object = {}) => ({
  success: "true",
  message: "",
  errorCode: "ER-00",
  data: { MessageID: 3_200_017_889_310, Status: "Queued", ...data },
  ...given,
});
const refusal = (errorCode: string) => ({ success: "false", message: "no", errorCode, data: {} });

test.each<[string, SmsCallAnswer, object]>([
  ["a queued message", { status: 200, json: sent() }, { kind: "accepted", partnerId: "3200017889310" }],
  ["success as a boolean", { status: 200, json: sent({ success: true }) }, { kind: "accepted" }],
  ["an unknown field", { status: 200, json: sent({ news: 1 }, { more: [] }) }, { kind: "accepted" }],
  ["a duplicate by status", { status: 409, json: null }, { kind: "accepted", partnerId: null }],
  ["a duplicate by code", { status: 200, json: refusal("ER-09") }, { kind: "accepted", partnerId: null }],
  [
    "a rejected message",
    { status: 200, json: sent({}, { Status: "Rejected" }) },
    { kind: "refused", reason: "Rejected" },
  ],
  ["a failed message", { status: 200, json: sent({}, { Status: "Failed" }) }, { kind: "refused", reason: "Failed" }],
  ["ER-02", { status: 200, json: refusal("ER-02") }, { kind: "refused", reason: "ER-02" }],
  ["ER-05", { status: 200, json: refusal("ER-05") }, { kind: "refused", reason: "ER-05" }],
  ["a wrong number", { status: 482, json: null }, { kind: "refused", reason: "482" }],
  ["a wrong number by code", { status: 200, json: refusal("ER-482") }, { kind: "refused", reason: "ER-482" }],
  ["a sender that is not ours", { status: 480, json: refusal("ER-480") }, { kind: "refused", reason: "480" }],
  ["440", { status: 440, json: {} }, { kind: "refused", reason: "440" }],
  ["a refused key", { status: 401, json: null }, { kind: "alarm", reason: "401" }],
  ["a refused key by code", { status: 200, json: refusal("ER-01") }, { kind: "alarm", reason: "ER-01" }],
  ["an empty balance", { status: 402, json: null }, { kind: "alarm", reason: "402" }],
  ["too many messages", { status: 429, json: null }, { kind: "again", reason: "429" }],
  ["an unknown refusal", { status: 449, json: refusal("ER-449") }, { kind: "again", reason: "449" }],
  ["an unknown code", { status: 200, json: refusal("ER-77") }, { kind: "again", reason: "ER-77" }],
  ["another answer", { status: 200, json: { hello: 1 } }, { kind: "unknown" }],
  ["a list", { status: 200, json: [] }, { kind: "unknown" }],
  ["silence", "unknown", { kind: "unknown" }],
  ["a company that was not reached", "not-sent", { kind: "not-sent" }],
])("Unifonic: %s", (_name, answer, expected) => {
  expect(readUnifonicAnswer(answer)).toMatchObject(expected);
});

test.each([
  [{ DLR: "Delivered" }, "delivered"],
  [{ Status: "delivered" }, "delivered"],
  [{ DLR: "Undeliverable" }, "failed"],
  [{ status: "Rejected" }, "failed"],
  [{ DLR: "Sent" }, "accepted"],
  [{ Status: "Queued" }, "accepted"],
  [{ DLR: "Unknown" }, null],
  [{ DLR: { toString: 1 } }, null],
  [{}, null],
])("Unifonic reports %j", (fields, state) => {
  expect(readUnifonicCallback(fields)).toBe(state);
});
