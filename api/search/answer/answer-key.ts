import type { ShardQuery } from "../shard/shard-query.ts";

/**
 * A text that two searches share only if they have the same answer at the same moment. Of the site only what decides a
 * price counts. `searchId` is `null` where the answer gives the search an id.
 */
export function answerKey(cityId: number, query: ShardQuery, searchId: string | null): string {
  const { site, now: _, ...rest } = query;
  return JSON.stringify([cityId, searchId, site.countryCode, site.vatRate, rest]);
}
