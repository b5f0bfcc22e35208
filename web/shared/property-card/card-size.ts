import type { CardProperty } from "./card-property.ts";

/** Lines that some card of a row has and the others leave free, so that the row is as high with its first cards as with all. */
export type CardSize = { discount: boolean; badges: boolean; longName: boolean };

/** More letters than a card of a row has room for in one line. */
const LINE_LETTERS = 20;

export function roomFor(properties: readonly CardProperty[], nameOf: (property: CardProperty) => string): CardSize {
  const longName = properties.some((property) => nameOf(property).length > LINE_LETTERS);
  return { discount: properties.some(isReduced), badges: properties.some(hasBadges), longName };
}

export function isReduced({ priceDetail }: CardProperty): boolean {
  return priceDetail.discount.percentage >= 1;
}

export function hasBadges({ lastFreeCancellation, is3DView }: CardProperty): boolean {
  return lastFreeCancellation !== null || is3DView;
}
