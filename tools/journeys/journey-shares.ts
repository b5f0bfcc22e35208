/**
 * The share of each folder of `e2e` in `npm test`: how many browser tests it may have. A rule that a cheaper test can
 * prove is no reason to raise a number; lower it when tests go.
 */
export const JOURNEY_SHARES: Readonly<Record<string, number>> = {
  accessibility: 28,
  account: 46,
  booking: 82,
  "date-picker": 37,
  "front-page": 29,
  list: 2,
  property: 55,
  search: 83,
  seo: 20,
  shell: 22,
};
