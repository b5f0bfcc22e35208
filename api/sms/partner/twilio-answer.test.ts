import { expect, test } from "vitest";
import type { SmsCallAnswer } from "./sms-client.ts";
import { readTwilioAnswer, readTwilioCallback } from "./twilio-answer.ts";

const refusal = (code: number) => ({ code, message: "no", status: 400, more_info: "" });

test.each<[string, SmsCallAnswer, object]>([
  ["a queued message", { status: 201, json: { sid: "SM1", status: "queued" } }, { kind: "accepted", partnerId: "SM1" }],
  ["an unknown field", { status: 201, json: { sid: "SM1", news: null } }, { kind: "accepted", partnerId: "SM1" }],
  ["a failed message", { status: 201, json: { sid: "SM1", status: "failed" } }, { kind: "refused", reason: "failed" }],
  ["not a number", { status: 400, json: refusal(21211) }, { kind: "refused", reason: "21211" }],
  ["a guest who has opted out", { status: 400, json: refusal(21610) }, { kind: "refused", reason: "21610" }],
  ["not a mobile number", { status: 400, json: refusal(21614) }, { kind: "refused", reason: "21614" }],
  ["a country that is not enabled", { status: 400, json: refusal(21408) }, { kind: "refused", reason: "21408" }],
  ["a refused key", { status: 401, json: refusal(20003) }, { kind: "alarm", reason: "20003" }],
  ["an empty balance", { status: 402, json: null }, { kind: "alarm", reason: "402" }],
  ["too many messages", { status: 429, json: refusal(20429) }, { kind: "again", reason: "20429" }],
  ["another answer", { status: 200, json: {} }, { kind: "unknown" }],
  ["silence", "unknown", { kind: "unknown" }],
  ["a company that was not reached", "not-sent", { kind: "not-sent" }],
])("Twilio: %s", (_name, answer, expected) => {
  expect(readTwilioAnswer(answer)).toMatchObject(expected);
});

test.each([
  ["delivered", "delivered"],
  ["undelivered", "failed"],
  ["failed", "failed"],
  ["queued", "accepted"],
  ["sent", "accepted"],
  ["canceled", null],
  ["constructor", null],
  [7, null],
  [undefined, null],
])("Twilio reports %j", (MessageStatus, state) => {
  expect(readTwilioCallback({ MessageStatus })).toBe(state);
});
