import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sendWebhook } from "../bank/send-webhook.ts";
import { sandboxNow, scaled } from "../clock.ts";
import type { Fault } from "../faults.ts";
import { storeMessage } from "../inbox/inbox.ts";
import type { Answer } from "../route.ts";
import { twilioRefusal } from "./twilio-refusal.ts";

export type Fields = Readonly<Record<string, string>>;

const E164 = /^\+[1-9]\d{6,14}$/;
const DELIVERY_MS = 2_000;

/** Twilio's own test numbers for messages that it refuses. */
const refusals: Record<string, [code: number, message: string]> = {
  "+15005550001": [21211, "The 'To' number +15005550001 is not a valid phone number."],
  "+15005550004": [21610, "Attempt to send to unsubscribed recipient"],
  "+15005550009": [21614, "'To' number is not a valid mobile number"],
};

/** Takes a message. The same message twice is two messages. */
export function sendMessage(account: string, fields: Fields, fault: Fault | null): Answer {
  const { To = "", From = "", MessagingServiceSid = "", Body = "", StatusCallback } = fields;
  if (fault === "sms-throttled") throw twilioRefusal(429, 20429, "Too Many Requests");
  if (fault === "sms-no-balance") throw twilioRefusal(402, 20006, "Payment required");
  if (From === "" && MessagingServiceSid === "") throw twilioRefusal(400, 21603, "A 'From' phone number is required.");
  if (Body === "") throw twilioRefusal(400, 21602, "Message body is required.");
  if (!E164.test(To) || fault === "sms-refused")
    throw twilioRefusal(400, 21211, `The 'To' number ${To} is not a valid phone number.`);
  const [code, message] = refusals[To] ?? [];
  if (code && message) throw twilioRefusal(400, code, message);
  const sid = `SM${randomUUID().replaceAll("-", "")}`;
  const status = fault === "sms-rejected" ? "failed" : "queued";
  const from = From || MessagingServiceSid;
  if (status === "queued") {
    const content = { subject: "", text: Body, html: "", headers: {} };
    storeMessage({ kind: "sms", to: To, from, ...content, messageId: sid });
    if (StatusCallback) void reportLater(StatusCallback, { sid, account, To, from }, fault);
  }
  return { status: 201, json: messageView({ sid, account, status, fields }) };
}

type View = { sid: string; account: string; status: string; fields: Fields };

function messageView({ sid, account, status, fields }: View) {
  const { To, From = null, MessagingServiceSid = null, Body } = fields;
  const date = new Date(sandboxNow()).toUTCString().replace("GMT", "+0000");
  return {
    sid,
    account_sid: account,
    messaging_service_sid: MessagingServiceSid,
    to: To,
    from: From,
    body: Body,
    status,
    direction: "outbound-api",
    num_segments: "1",
    num_media: "0",
    date_created: date,
    date_updated: date,
    date_sent: null,
    price: null,
    price_unit: "USD",
    error_code: null,
    error_message: null,
    api_version: "2010-04-01",
    uri: `/2010-04-01/Accounts/${account}/Messages/${sid}.json`,
  };
}

type Sent = { sid: string; account: string; To: string; from: string };

/** Reports the states of a message, the last one at the end. */
async function reportLater(url: string, { sid, account, To, from }: Sent, fault: Fault | null): Promise<void> {
  if (fault === "sms-report-lost" || !URL.canParse(url)) return;
  const end = fault === "sms-undelivered" ? "undelivered" : "delivered";
  const states = ["sent", end, ...(fault === "sms-report-twice" ? [end] : [])];
  await wait(scaled(DELIVERY_MS), undefined, { ref: false });
  for (const state of states) {
    const ids = { MessageSid: sid, SmsSid: sid, AccountSid: account, ApiVersion: "2010-04-01" };
    const body = new URLSearchParams({ ...ids, MessageStatus: state, SmsStatus: state, To, From: from }).toString();
    await sendWebhook({ url, headers: { "content-type": "application/x-www-form-urlencoded" }, body });
  }
}
