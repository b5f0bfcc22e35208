/** The amounts that are offered, in riyals. */
export const giftAmounts = [100, 250, 500, 1000] as const;

export const MIN_GIFT = 50;
/** A deployment may allow less. */
export const MAX_GIFT = 2000;
export const GIFT_STEP = 10;

/** Whether a card may have this value in riyals. */
export function isGiftAmount(amount: number, max: number = MAX_GIFT): boolean {
  return Number.isSafeInteger(amount) && amount >= MIN_GIFT && amount <= max && amount % GIFT_STEP === 0;
}
