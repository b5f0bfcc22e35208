/**
 * The share of each folder of `e2e` in `npm test`: how many browser tests it may have. A rule that a cheaper test can
 * prove is no reason to raise a number; lower it when tests go.
 */
export const JOURNEY_SHARES: Readonly<Record<string, number>> = {
  accessibility: 18,
  account: 15,
  // One more proves which scripts run on the two payment pages, another pays at the second gateway.
  booking: 37,
  "date-picker": 4,
  // Four pages, one control of each kind pressed as the first thing, and the bar that a wheel shows.
  "first-press": 5,
  // One measures that headings stay when their font comes.
  "front-page": 8,
  list: 1,
  // Photographed homes: what axe, a lost picture and a narrow gallery are in a browser.
  property: 9,
  search: 19,
  // Three are about the service worker, which only a browser has.
  shell: 9,
};
