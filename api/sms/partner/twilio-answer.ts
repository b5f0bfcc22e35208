import { z } from "zod";
import type { SmsCallAnswer } from "./sms-client.ts";
import type { Delivery, SmsAnswer } from "./sms-port.ts";

const Message = z.object({ sid: z.string(), status: z.string().optional() });
const Refusal = z.object({ code: z.number() });

/** A request that Twilio will never take: no number, one that opted out, no mobile, a country that is not enabled. */
const REFUSED = 400;
const ALARM = new Set([401, 402, 403]);

export function readTwilioAnswer(answer: SmsCallAnswer): SmsAnswer {
  if (typeof answer === "string") return { kind: answer };
  const { status, json } = answer;
  if (status >= 400) return refusal(status, Refusal.safeParse(json).data?.code);
  const message = Message.safeParse(json).data;
  if (!message) return { kind: "unknown" };
  const isRefused = readTwilioCallback({ MessageStatus: message.status }) === "failed";
  return isRefused ? { kind: "refused", reason: message.status ?? "" } : { kind: "accepted", partnerId: message.sid };
}

function refusal(status: number, code: number | undefined): SmsAnswer {
  const reason = String(code ?? status);
  if (ALARM.has(status)) return { kind: "alarm", reason };
  return status === REFUSED && code !== undefined ? { kind: "refused", reason } : { kind: "again", reason };
}

const deliveries = new Map<unknown, Delivery>([
  ["accepted", "accepted"],
  ["queued", "accepted"],
  ["sending", "accepted"],
  ["sent", "accepted"],
  ["delivered", "delivered"],
  ["undelivered", "failed"],
  ["failed", "failed"],
]);

export function readTwilioCallback({ MessageStatus }: Readonly<Record<string, unknown>>): Delivery | null {
  return deliveries.get(MessageStatus) ?? null;
}
