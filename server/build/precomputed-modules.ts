import { narrowingKeys } from "#domain/seo/narrowing-keys.ts";

/** Every page needs the keys but not the table of filters that they come from, so the bundle gets the keys as data. */
export function precomputedModules() {
  return {
    name: "precomputed-modules",
    load: {
      filter: { id: /\/domain\/seo\/narrowing-keys\.ts$/ },
      handler: () => ({ code: `export const narrowingKeys = ${JSON.stringify(narrowingKeys)};`, map: null }),
    },
  };
}
