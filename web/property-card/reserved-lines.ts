import type { CardProperty } from "./card-property.ts";

/** Lines that some card of a row has and the others reserve, so that the height of the row does not change. */
export type ReservedLines = { discount: boolean; badges: boolean; longName: boolean };

/** A name with more letters needs two lines on a card of a row. */
const LINE_LETTERS = 20;

export function reservedLines(
  properties: readonly CardProperty[],
  nameOf: (property: CardProperty) => string,
): ReservedLines {
  const longName = properties.some((property) => nameOf(property).length > LINE_LETTERS);
  return { discount: properties.some(isReduced), badges: properties.some(hasBadges), longName };
}

export function isReduced({ priceDetail }: CardProperty): boolean {
  return priceDetail.discount.percentage >= 1;
}

export function hasBadges({ lastFreeCancellation, is3DView }: CardProperty): boolean {
  return lastFreeCancellation !== null || is3DView;
}
