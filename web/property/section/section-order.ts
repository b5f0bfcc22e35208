/** The sections of the page below its pictures whose order can change. */
export type Part =
  | "intro"
  | "price"
  | "dates"
  | "spaces"
  | "amenities"
  | "rules"
  | "policy"
  | "map"
  | "info"
  | "host"
  | "reviews"
  | "loyalty";

const defaultOrder: readonly Part[] = [
  "intro",
  "price",
  "spaces",
  "amenities",
  "dates",
  "rules",
  "policy",
  "map",
  "info",
  "host",
  "reviews",
  "loyalty",
];

/** The order of the A/B test `shuffleDetails`: price, reviews and terms before the property itself. */
const testOrder: readonly Part[] = [
  "price",
  "dates",
  "intro",
  "reviews",
  "policy",
  "amenities",
  "spaces",
  "rules",
  "map",
  "info",
  "host",
  "loyalty",
];

export function partsInOrder(isShuffled: boolean): readonly Part[] {
  return isShuffled ? testOrder : defaultOrder;
}
