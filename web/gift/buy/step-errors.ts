import type { GiftOffer } from "#contract/wallet/gift.ts";
import { type GiftValues, giftErrors } from "./gift-values.ts";

/** The fields of each step. */
const fields: readonly (readonly (keyof GiftValues)[])[] = [
  ["designId", "amount"],
  ["recipientName", "recipientEmail", "recipientPhone", "senderName", "text", "sendAt"],
  ["buyerName", "buyerEmail", "buyerPhone"],
];

/** The invalid fields of one step. */
export function stepErrors(step: number, values: GiftValues, offer: GiftOffer): (keyof GiftValues)[] {
  const errors = giftErrors(values, offer);
  return (fields[step] ?? []).filter((name) => errors[name]);
}

/** The first step with an invalid field, so that a phone can show it. */
export function firstStepWith(names: readonly string[]): number {
  const found = fields.findIndex((own) => own.some((name) => names.includes(name)));
  return found < 0 ? fields.length - 1 : found;
}
