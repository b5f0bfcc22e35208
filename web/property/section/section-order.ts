/** The movable parts of the page below its pictures. */
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
  | "reviews"
  | "loyalty";

const usual: readonly Part[] = [
  "intro",
  "price",
  "spaces",
  "amenities",
  "dates",
  "rules",
  "policy",
  "map",
  "info",
  "reviews",
  "loyalty",
];

/** What the test `shuffleDetails` shows: price, voices and terms before the house itself. */
const shuffled: readonly Part[] = [
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
  "loyalty",
];

export function partsInOrder(isShuffled: boolean): readonly Part[] {
  return isShuffled ? shuffled : usual;
}
