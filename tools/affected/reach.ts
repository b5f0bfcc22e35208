/** Which pages and which features of the API some tests of the whole product use. */
export type Reach = { tests: string; pages: RegExp; features: readonly string[] };

const NO_PAGE = /$^/;
const BOOKING = [
  "cart",
  "document",
  "earning",
  "host-access",
  "leg",
  "ledger",
  "loyalty",
  "order",
  "payment",
  "wallet",
];

/** Journeys by their folder, then fault tests; the first row that fits counts, and tests without a row always run. */
export const REACH: readonly Reach[] = [
  { tests: "e2e/accessibility/", pages: /./, features: [] },
  {
    tests: "e2e/account/",
    pages: /^(?:account|login|gift|form)\/|^site\/(?:saved|alert|newsletter|manage|document)|^browse\/property/,
    features: [...BOOKING, "account", "alert", "gift", "list", "personal-data", "property"],
  },
  {
    tests: "e2e/booking/",
    pages: /^(?:checkout|host|form)\/|^account\/account-(?:order|wallet)|^site\/(?:manage|document)|^browse\/property/,
    features: [...BOOKING, "account", "gift", "property"],
  },
  { tests: "e2e/date-picker/", pages: /^browse\/(?:front-page|search|property)/, features: ["property"] },
  { tests: "e2e/first-press/", pages: /./, features: ["property", "search"] },
  {
    tests: "e2e/front-page/",
    pages: /^browse\/front-page/,
    features: ["content", "lookup", "place", "property", "search"],
  },
  {
    tests: "e2e/list/",
    pages: /^site\/(?:saved|shared-list)|^form\/vote|^browse\/property/,
    features: ["list", "picture"],
  },
  {
    tests: "e2e/property/",
    pages: /^browse\/(?:property|old-property|compare|find-place)/,
    features: ["content", "freshness", "picture", "place", "property", "review", "search"],
  },
  {
    tests: "e2e/search/",
    pages: /^browse\/(?:search|front-page|find-place)/,
    features: ["content", "freshness", "lookup", "place", "property", "search"],
  },
  { tests: "e2e/shell/", pages: /./, features: ["account", "analytics", "content", "system"] },
  { tests: "e2e/http/", pages: /./, features: [...BOOKING, "account", "content", "list", "property", "search", "seo"] },
  { tests: "api/alert/", pages: NO_PAGE, features: ["alert", "list", "property"] },
  { tests: "api/cart/", pages: NO_PAGE, features: ["cart", "property"] },
  { tests: "api/gift/", pages: NO_PAGE, features: ["gift", "payment"] },
  { tests: "api/loyalty/", pages: NO_PAGE, features: BOOKING },
  { tests: "api/payment/", pages: NO_PAGE, features: BOOKING },
  { tests: "api/search/", pages: NO_PAGE, features: ["cart", "freshness", "property", "search"] },
  { tests: "server/pages/", pages: /./, features: ["account", "cart", "freshness", "property", "search"] },
  { tests: "server/", pages: NO_PAGE, features: ["system"] },
  { tests: "tools/", pages: NO_PAGE, features: [...BOOKING, "gift"] },
];

/** Files that no page and no answer of the API depends on. */
export const UNSEEN = /^api\/(?:invariant|operator)\/|^docs\/|\.md$/;
/** Tests and what only they use. */
export const TESTING = /\.test\.tsx?$|-for-test\.tsx?$|^(?:api|server|art)\/testing\/|^tools\//;
