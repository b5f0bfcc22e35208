import { randomUUID } from "node:crypto";
import { lruCache } from "#api/platform/cache/lru-cache.ts";
import type { SearchCriteria } from "./query/read-query.ts";

const TTL_MS = 30 * 60_000;
const MAX_IDS = 20_000;

/** The recent searches of this process by id. Other processes get the first payload again and need no id. */
export type SearchIds = {
  name: (criteria: SearchCriteria) => string;
  keep: (searchId: string, criteria: SearchCriteria) => void;
  recall: (searchId: string) => SearchCriteria | null;
};

export function openSearchIds(now: () => number): SearchIds {
  const recent = lruCache<string, SearchCriteria>({ max: MAX_IDS, ttlMs: TTL_MS, now });
  return {
    keep: recent.set,
    name: (criteria) => {
      const searchId = randomUUID();
      recent.set(searchId, criteria);
      return searchId;
    },
    recall: (searchId) => recent.peek(searchId) ?? null,
  };
}
