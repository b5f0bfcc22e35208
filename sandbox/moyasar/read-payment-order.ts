import { randomUUID } from "node:crypto";
import { isCurrency } from "#domain/money/currency.ts";
import { invalidField } from "./moyasar-errors.ts";

export type PaymentOrder = {
  id: string;
  amount: number;
  currency: string;
  description: string | null;
  callbackUrl: string;
  metadata: Record<string, unknown> | null;
  token: string;
  /** The money is only held until the merchant captures it. */
  isManual: boolean;
};

type Fields = Record<string, unknown>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MIN_MINOR = 100;
const MAX_MINOR = 10_000_000_000;
const MAX_METADATA = 30;

/** The body of `POST /payments`; the only source here is a token. */
export function readPaymentOrder(body: unknown): PaymentOrder {
  const fields = (body ?? {}) as Fields;
  const source = (fields.source ?? {}) as Fields;
  if (source.type !== "token") throw invalidField("source", "type is invalid");
  if (typeof source.token !== "string") throw invalidField("source", "token is required");
  return {
    id: readGivenId(fields.given_id),
    amount: readAmount(fields.amount, MIN_MINOR),
    currency: readCurrency(fields.currency),
    description: typeof fields.description === "string" ? fields.description : null,
    callbackUrl: readCallbackUrl(fields.callback_url),
    metadata: readMetadata(fields.metadata),
    token: source.token,
    isManual: source.manual === true,
  };
}

function readGivenId(value: unknown): string {
  if (value === undefined || value === null) return randomUUID();
  if (typeof value !== "string" || !UUID.test(value)) throw invalidField("given_id", "must be a UUID");
  return value;
}

/** Whole minor units. */
export function readAmount(value: unknown, min = 1): number {
  if (!Number.isSafeInteger(value)) throw invalidField("amount", "must be an integer");
  if (Number(value) < min || Number(value) > MAX_MINOR) throw invalidField("amount", "is out of range");
  return Number(value);
}

function readCurrency(value: unknown): string {
  if (!isCurrency(value)) throw invalidField("currency", "is not supported");
  return value;
}

export function readCallbackUrl(value: unknown): string {
  const isUrl = typeof value === "string" && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  if (!isUrl) throw invalidField("callback_url", "is not a valid URL");
  return value;
}

function readMetadata(value: unknown): Record<string, unknown> | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== "object" || Array.isArray(value)) throw invalidField("metadata", "must be an object");
  if (Object.keys(value).length > MAX_METADATA) throw invalidField("metadata", "has too many keys");
  return value as Record<string, unknown>;
}
