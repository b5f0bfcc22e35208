import type { Programme } from "#domain/loyalty/rates.ts";
import { sandboxNow } from "../clock.ts";
import { storeMessage } from "../inbox/inbox.ts";
import { readId } from "../read-id.ts";
import { readText } from "../read-text.ts";
import { type Answer, Refusal } from "../route.ts";
import { balanceOf } from "./balance.ts";
import { type CodeRequest, findCode, save } from "./loyalty-store.ts";
import { maskPhone, memberOf, phoneOf } from "./members.ts";

const RIGHT_CODE = "123456";
const TTL_MS = 180_000;
const CONFIRMED_MS = 10 * 60_000;
const MAX_WRONG = 5;

const names: Record<Programme, { en: string; ar: string }> = {
  mokafa: { en: "Mokafaa", ar: "مكافأة" },
  qitaf: { en: "Qitaf", ar: "قطاف" },
  fursan: { en: "AlFursan", ar: "الفرسان" },
};

/** Sends a code to a member. A repeated id returns the same request and sends nothing. */
export function sendCode(programme: Programme, body: unknown): Answer {
  const id = readId(body);
  const number = readText(body, "member", 20);
  const traits = memberOf(programme, number);
  const known = findCode(programme, id);
  if (known && known.member !== number) throw new Refusal(409, "id: another request has it");
  const phone = phoneOf(programme, number);
  if (!known) {
    save({ code: { id, programme, member: number, createdAt: sandboxNow(), wrongCodes: 0, confirmedAt: null } });
    if (!traits.getsNoCode) storeMessage(smsOf(programme, phone, id, readText(body, "language", 2)));
  }
  return { json: { id, expiresIn: TTL_MS / 1_000, maskedPhone: maskPhone(phone) } };
}

/** Checks a code. Only a right one tells the balance. */
export function confirmCode(programme: Programme, id: string, body: unknown): Answer {
  const request = findCode(programme, id);
  if (!request) throw new Refusal(404, "no such request");
  if (request.wrongCodes >= MAX_WRONG) throw new Refusal(410, "used-up");
  if (sandboxNow() >= request.createdAt + TTL_MS) throw new Refusal(410, "expired");
  if (readText(body, "otp", 6) !== RIGHT_CODE) {
    request.wrongCodes += 1;
    save({ code: request });
    return { status: 422, json: { error: "wrong-code", attemptsLeft: MAX_WRONG - request.wrongCodes } };
  }
  request.confirmedAt ??= sandboxNow();
  save({ code: request });
  return { json: { id, points: balanceOf(programme, request.member) } };
}

/** The member of a request whose code was right in the last ten minutes. */
export function confirmedMember(programme: Programme, id: string): string {
  const request = findCode(programme, id);
  if (!request || !isConfirmed(request)) throw new Refusal(422, "not-confirmed");
  return request.member;
}

function isConfirmed({ confirmedAt }: CodeRequest): boolean {
  return confirmedAt !== null && sandboxNow() < confirmedAt + CONFIRMED_MS;
}

function smsOf(programme: Programme, to: string, id: string, language: string) {
  const { en, ar } = names[programme];
  const text =
    language === "ar"
      ? `رمز ${ar} هو ${RIGHT_CODE}. لا تشاركه مع أحد.`
      : `Your ${en} code is ${RIGHT_CODE}. Do not share it.`;
  const messageId = `${programme}-${id}`;
  return { kind: "sms" as const, to, from: en, subject: "", text, html: "", headers: {}, messageId };
}
