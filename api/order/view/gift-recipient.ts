import { type SealKey, seal, unseal } from "#api/platform/sealing/seal.ts";
import type { GiftOrderRow } from "#api/schema/gift.ts";
import type { ReadGift } from "#domain/gift/gift-form.ts";

/** Whom a gift is for and what they read. */
export type GiftRecipient = Pick<ReadGift, "recipientName" | "contact" | "senderName" | "text">;

/** What the recipient of a gift is sealed for. */
export function recipientSeal(giftOrderId: string): string {
  return `gift:${giftOrderId}:recipient`;
}

export function sealRecipient(keys: readonly SealKey[], giftOrderId: string, recipient: GiftRecipient): string {
  const { recipientName, contact, senderName, text } = recipient;
  return seal(keys, recipientSeal(giftOrderId), JSON.stringify({ recipientName, contact, senderName, text }));
}

/** `null` once it was deleted. */
export function recipientOf(
  keys: readonly SealKey[],
  { id, recipientSealed }: Pick<GiftOrderRow, "id" | "recipientSealed">,
): GiftRecipient | null {
  return recipientSealed === null
    ? null
    : (JSON.parse(unseal(keys, recipientSeal(id), recipientSealed)) as GiftRecipient);
}
