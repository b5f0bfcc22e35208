import type { CardHome } from "./card-home.ts";

/** Lines that some card of a row has and the others leave free, so that the row is as high with its first cards as with all. */
export type CardRoom = { discount: boolean; badges: boolean };

export function roomFor(homes: readonly CardHome[]): CardRoom {
  return { discount: homes.some(isReduced), badges: homes.some(hasBadges) };
}

export function isReduced({ priceDetail }: CardHome): boolean {
  return priceDetail.discount.percentage >= 1;
}

export function hasBadges({ lastFreeCancellation, is3DView }: CardHome): boolean {
  return lastFreeCancellation !== null || is3DView;
}
