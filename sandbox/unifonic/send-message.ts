import { sandboxNow } from "../clock.ts";
import type { Fault } from "../faults.ts";
import { storeMessage } from "../inbox/inbox.ts";
import type { Answer } from "../route.ts";
import { reportLater } from "./report-delivery.ts";
import { unifonicRefusal, unifonicSuccess } from "./unifonic-answer.ts";

export type Fields = Readonly<Record<string, string>>;

/** Digits of an international number without 00 and +. */
const RECIPIENT = /^[1-9]\d{6,14}$/;
const MAX_CORRELATIONS = 10_000;

const known = new Set<string>();
let lastId = 3_200_017_889_310;

/** Takes a message, once for each id of the merchant and recipient. */
export function sendMessage(fields: Fields, fault: Fault | null): Answer {
  const { SenderID = "", Recipient = "", Body = "", CorrelationID = "", statusCallback } = fields;
  if (fault === "sms-throttled") throw unifonicRefusal(429, "ER-429", "Too many requests");
  if (fault === "sms-no-balance") throw unifonicRefusal(402, "ER-402", "Balance is not enough");
  if (SenderID === "") throw unifonicRefusal(480, "ER-480", "This user cannot use specified SenderID");
  if (Body === "") throw unifonicRefusal(449, "ER-449", "Message body is empty");
  if (!RECIPIENT.test(Recipient) || fault === "sms-refused") throw unifonicRefusal(482, "ER-482", "Invalid dest num");
  if (fault === "sms-rejected") return { json: sent(fields, "Rejected") };
  const key = `${CorrelationID}:${Recipient}`;
  if (known.has(key)) throw unifonicRefusal(409, "ER-09", "Duplicate message");
  if (CorrelationID !== "") storeCorrelation(key);
  storeMessage({
    kind: "sms",
    to: `+${Recipient}`,
    from: SenderID,
    subject: "",
    text: Body,
    html: "",
    headers: {},
    messageId: CorrelationID || String(lastId + 1),
  });
  if (fault === "sms-duplicate") throw unifonicRefusal(409, "ER-09", "Duplicate message");
  const json = sent(fields, "Queued");
  if (statusCallback) reportLater(statusCallback, { MessageID: lastId, Recipient }, fault);
  return { json };
}

function sent({ Recipient = "", CorrelationID = "", Body = "" }: Fields, Status: string) {
  lastId += 1;
  const TimeCreated = new Date(sandboxNow()).toISOString().replace("T", " ").replace("Z", "");
  const NumberOfUnits = Math.ceil(Body.length / 70);
  const cost = { NumberOfUnits, Cost: 0, Balance: 0, CurrencyCode: "SAR" };
  return unifonicSuccess({ MessageID: lastId, CorrelationID, Status, ...cost, Recipient, TimeCreated });
}

function storeCorrelation(key: string): void {
  known.add(key);
  const [oldest = ""] = known;
  if (known.size > MAX_CORRELATIONS) known.delete(oldest);
}
