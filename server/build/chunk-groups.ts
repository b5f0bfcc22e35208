type Context = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** The modules that decide how code is split, by their path from the root. */
export const ENTRIES = {
  /** What these import directly is on every page. */
  shell: ["web/entry.client.tsx", "web/root.tsx"],
  /** Small beside the islands on them, so one chunk serves all. */
  routes: ["web/routes/browse/front-page.tsx", "web/routes/browse/search.tsx", "web/routes/browse/property.tsx"],
  /** Runs on every page, touched or not, without React. */
  first: ["web/hydration/first-module.ts"],
  /** Every page loads it after hydration. */
  afterHydration: ["web/login/session-keeper.tsx"],
  frontPage: ["web/front-page/front-page.tsx"],
  results: ["web/search/search-page.tsx"],
  property: ["web/property/property-or-unlisted.tsx"],
  checkout: [
    "web/checkout/guest/guest-page.tsx",
    "web/checkout/payment/payment-page.tsx",
    "web/checkout/payment/wait-page.tsx",
    "web/order/confirmation-page.tsx",
  ],
  account: ["web/account/", "web/login/"],
} as const satisfies Record<string, readonly string[]>;

const { first, shell, routes, afterHydration, frontPage, results, property, checkout, account } = ENTRIES;

/** A page fetches React ahead of the first touch. Packages change less often than our own modules. */
const PACKAGES = {
  react: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  router: /\/node_modules\/react-router\//,
};

/** Whether one of the modules imports the module in question, directly or not. */
type ImportedBy = (paths: readonly string[]) => boolean;
const isBrowsing = (by: ImportedBy) => by(frontPage) || by(results) || by(property);
const isElsewhere = (by: ImportedBy) => by(checkout) || by(account);

/** Checkout and account pages load nothing of a list or a property page but what they share with these. */
const rules: Record<string, (by: ImportedBy) => boolean> = {
  first: (by) => by(first),
  shell: (by) => by(shell),
  head: (by) => by(routes),
  "after-hydration": (by) => by(afterHydration),
  basics: (by) => by(frontPage) && (by(results) || by(property)) && isElsewhere(by),
  cards: (by) => by(frontPage) && (by(results) || by(property)),
  common: (by) => isBrowsing(by) && isElsewhere(by),
  lists: (by) => by(results) && by(property),
  forms: (by) => by(checkout) && by(account),
  checkout: (by) => checkout.filter((path) => by([path])).length > 1,
  "front-page-only": (by) => by(frontPage),
  "results-only": (by) => by(results),
  "property-only": (by) => by(property),
};

/**
 * The chunks that pages share, the most shared first. Without them the bundler makes a file of every few shared lines,
 * and eighty small files are larger and arrive later than the same code in a few.
 */
export const chunkGroups = [
  ...Object.entries(PACKAGES).map(([name, files]) => ({
    priority: Object.keys(rules).length + 1,
    name: (id: string) => (files.test(id) ? name : null),
  })),
  ...Object.entries(rules).map(([name, holds], index, all) => ({
    priority: all.length - index,
    name: (id: string, context: Context) => (holds(importersOf(id, context)) ? name : null),
  })),
];

function importersOf(id: string, context: Context): ImportedBy {
  const above = new Set([id]);
  for (const each of above) for (const importer of context.getModuleInfo(each)?.importers ?? []) above.add(importer);
  return (paths) => [...above].some((file) => paths.some((path) => file.includes(`/${path}`)));
}
