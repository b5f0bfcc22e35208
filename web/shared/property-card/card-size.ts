import type { CardHome } from "./card-property.ts";

/** Lines that some card of a row has and the others leave free, so that the row is as high with its first cards as with all. */
export type CardRoom = { discount: boolean; badges: boolean; longName: boolean };

/** More letters than a card of a row has room for in one line. */
const LINE_LETTERS = 20;

export function roomFor(homes: readonly CardHome[], nameOf: (home: CardHome) => string): CardRoom {
  const longName = homes.some((home) => nameOf(home).length > LINE_LETTERS);
  return { discount: homes.some(isReduced), badges: homes.some(hasBadges), longName };
}

export function isReduced({ priceDetail }: CardHome): boolean {
  return priceDetail.discount.percentage >= 1;
}

export function hasBadges({ lastFreeCancellation, is3DView }: CardHome): boolean {
  return lastFreeCancellation !== null || is3DView;
}
