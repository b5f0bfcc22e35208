import { z } from "zod";
import type { SmsCallAnswer } from "./sms-client.ts";
import type { Delivery, SmsAnswer } from "./sms-port.ts";

const Sent = z.object({
  success: z.union([z.boolean(), z.string()]).optional(),
  errorCode: z.string().optional(),
  data: z
    .object({ MessageID: z.union([z.number(), z.string()]).optional(), Status: z.string().optional() })
    .nullish()
    .catch(null),
});

/** Unifonic says each of these as its HTTP status or as a number after `ER-`. */
const DUPLICATE = new Set([409, 9]);
const REFUSED = new Set([2, 3, 4, 5, 440, 480, 482]);
const ALARM = new Set([1, 401, 402, 403]);

export function readUnifonicAnswer(answer: SmsCallAnswer): SmsAnswer {
  if (typeof answer === "string") return { kind: answer };
  const { status, json } = answer;
  const sent = Sent.safeParse(json).data ?? {};
  const error = errorOf(sent.errorCode);
  const isOneOf = (codes: ReadonlySet<number>) => codes.has(status) || (error !== null && codes.has(error));
  const reason = status === 200 ? (sent.errorCode ?? "no code") : String(status);
  if (isOneOf(DUPLICATE)) return { kind: "accepted", partnerId: null };
  if (isOneOf(ALARM)) return { kind: "alarm", reason };
  if (isOneOf(REFUSED)) return { kind: "refused", reason };
  if (status >= 400 || (error !== null && error > 0)) return { kind: "again", reason };
  return String(sent.success) === "true" && error === 0 ? accepted(sent.data) : { kind: "unknown" };
}

function accepted(data: z.infer<typeof Sent>["data"]): SmsAnswer {
  const { MessageID, Status = "" } = data ?? {};
  if (/^(rejected|failed)$/i.test(Status)) return { kind: "refused", reason: Status };
  return { kind: "accepted", partnerId: MessageID === undefined ? null : String(MessageID) };
}

function errorOf(code: string | undefined): number | null {
  const [, digits] = /^ER-(\d{1,4})$/.exec(code ?? "") ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Unifonic's pages name the state of a delivery `DLR` or `Status`. */
export function readUnifonicCallback(fields: Readonly<Record<string, unknown>>): Delivery | null {
  const written = fields.DLR ?? fields.Status ?? fields.status;
  const state = typeof written === "string" ? written.toLowerCase() : "";
  if (state === "delivered") return "delivered";
  if (state === "queued" || state === "sent") return "accepted";
  return /^(undeliverable|undelivered|failed|rejected|expired)$/.test(state) ? "failed" : null;
}
