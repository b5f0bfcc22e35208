import { randomUUID } from "node:crypto";
import type { SearchCriteria } from "./query/read-query.ts";

const LIFETIME_MS = 30 * 60_000;
const MOST = 20_000;

/** The searches this process named lately. Any other process is told the first payload again and needs none of this. */
export type SearchIds = {
  name: (criteria: SearchCriteria) => string;
  keep: (searchId: string, criteria: SearchCriteria) => void;
  recall: (searchId: string) => SearchCriteria | null;
};

export function openSearchIds(now: () => number): SearchIds {
  const kept = new Map<string, { criteria: SearchCriteria; until: number }>();
  const keep = (searchId: string, criteria: SearchCriteria) => {
    kept.delete(searchId);
    kept.set(searchId, { criteria, until: now() + LIFETIME_MS });
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  };
  return {
    keep,
    name: (criteria) => {
      const searchId = randomUUID();
      keep(searchId, criteria);
      return searchId;
    },
    recall: (searchId) => {
      const found = kept.get(searchId);
      return found && found.until > now() ? found.criteria : null;
    },
  };
}
