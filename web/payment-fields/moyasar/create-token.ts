import { bareDigits } from "#domain/field/digits.ts";
import { brandOf, type CardFields, readExpiry } from "#domain/payment/card/card-rules.ts";
import type { CardSession } from "#web/lib/card-frame/frame-messages.ts";
import type { GivenCard } from "../frame-link.ts";

/** Our fields by the names in Moyasar's answer about a card that it refuses. */
const FIELDS: Record<string, keyof CardFields> = {
  number: "number",
  company: "number",
  month: "expiry",
  year: "expiry",
  cvc: "code",
  name: "holder",
};

/** The browser gives the card to Moyasar, which answers with a token; `null` when it does not answer. */
export async function createToken({ publicKey, session }: CardSession, fields: CardFields): Promise<GivenCard> {
  const { url } = session as { url: string };
  const number = bareDigits(fields.number);
  const expiry = readExpiry(fields.expiry);
  const card = {
    publishable_api_key: publicKey,
    save_only: true,
    callback_url: location.origin,
    name: fields.holder.trim(),
    number,
    month: expiry?.month,
    year: expiry?.year,
    cvc: bareDigits(fields.code),
  };
  try {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${url}/tokens`, { method: "POST", headers, body: JSON.stringify(card) });
    const answer = (await response.json()) as { id?: string; errors?: Record<string, unknown> };
    if (response.ok && answer.id) return { token: answer.id, brand: brandOf(number) ?? "", last4: number.slice(-4) };
    return response.status === 400 || response.status === 422 ? { fields: refusedFields(answer.errors ?? {}) } : null;
  } catch {
    return null;
  }
}

function refusedFields(errors: Record<string, unknown>): Record<string, string> {
  const refused = Object.keys(errors).flatMap((name) => FIELDS[name] ?? []);
  return Object.fromEntries((refused.length > 0 ? refused : ["number" as const]).map((field) => [field, field]));
}
