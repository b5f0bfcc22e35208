import { isCurrency } from "#domain/money/currency.ts";
import { readId } from "../read-id.ts";
import { readText } from "../read-text.ts";
import { Refusal } from "../route.ts";

/** The body of a request that begins a payment. */
export type Order = {
  id: string;
  amount: number;
  currency: string;
  token: string;
  plan: string;
  phone: string;
  returnUrl: string;
  webhookUrl: string;
  language: "en" | "ar";
  /** The merchant wants the bank to verify every card. */
  isChallengeRequired: boolean;
};

const MAX_MINOR = 10_000_000_000;

export function readOrder(body: unknown): Order {
  const optional = { optional: true };
  return {
    id: readId(body),
    amount: readAmount(body),
    currency: readCurrency(body),
    token: readText(body, "token", 200, optional),
    plan: readText(body, "plan", 60, optional),
    phone: readText(body, "phone", 20, optional),
    returnUrl: readUrl(body, "returnUrl"),
    webhookUrl: readUrl(body, "webhookUrl"),
    language: readText(body, "language", 2, optional) === "ar" ? "ar" : "en",
    isChallengeRequired: readText(body, "challenge", 20, optional) === "required",
  };
}

export function readAmount(body: unknown): number {
  const { amount } = (body ?? {}) as { amount?: unknown };
  if (!Number.isSafeInteger(amount) || Number(amount) < 1 || Number(amount) > MAX_MINOR)
    throw new Refusal(400, "amount: minor units");
  return Number(amount);
}

export function readCurrency(body: unknown): string {
  const currency = readText(body, "currency", 3);
  if (!isCurrency(currency)) throw new Refusal(400, "currency: one that we take");
  return currency;
}

function readUrl(body: unknown, name: string): string {
  const url = readText(body, name, 500);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new Refusal(400, `${name}: an address`);
  return url;
}
