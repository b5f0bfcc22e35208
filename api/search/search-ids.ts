import { randomUUID } from "node:crypto";
import type { SearchCriteria } from "./query/read-query.ts";

const LIFETIME_MS = 30 * 60_000;
const MAX_IDS = 20_000;

/** The recent searches of this process by id. Other processes get the first payload again and need no id. */
export type SearchIds = {
  name: (criteria: SearchCriteria) => string;
  keep: (searchId: string, criteria: SearchCriteria) => void;
  recall: (searchId: string) => SearchCriteria | null;
};

export function openSearchIds(now: () => number): SearchIds {
  const recent = new Map<string, { criteria: SearchCriteria; until: number }>();
  const keep = (searchId: string, criteria: SearchCriteria) => {
    recent.delete(searchId);
    recent.set(searchId, { criteria, until: now() + LIFETIME_MS });
    const [oldest] = recent.keys();
    if (recent.size > MAX_IDS && oldest !== undefined) recent.delete(oldest);
  };
  return {
    keep,
    name: (criteria) => {
      const searchId = randomUUID();
      keep(searchId, criteria);
      return searchId;
    },
    recall: (searchId) => {
      const found = recent.get(searchId);
      return found && found.until > now() ? found.criteria : null;
    },
  };
}
