import { useEffect, useEffectEvent, useState } from "react";
import { advancePayload, type FirstPayload } from "#domain/search/search-payload.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { writeSearchQuery } from "#domain/search/search-url.ts";
import { DEBOUNCE_MS } from "#domain/shell/constants.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import type { Facets } from "./panel/facets.ts";

/** The search whose results are narrowed: its first payload, and its id. */
export type Basis = { searchId: string; first: FirstPayload };

type Counted = { key: string; totalCount: number; facets: Facets };
type Settled = { totalCount: number; facets: Facets; query: SearchQuery };

/** How many properties a draft would find, and its facets; requested after a pause in the changes. */
export function useLiveCount(draft: SearchQuery, settled: Settled, basis: Basis, isOpen: boolean) {
  const key = writeSearchQuery(draft);
  const start = { ...settled, key: writeSearchQuery(settled.query) };
  const [counted, setCounted] = useState<Counted | null>(null);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const known = [start, counted].find((count) => count?.key === key);
  const isDue = isOpen && !known && failedKey !== key;

  const count = useEffectEvent(async () => {
    try {
      const { totalCount, filters } = await countProperties(draft, basis);
      setCounted({ key, totalCount, facets: filters });
    } catch (error) {
      if (!isCancelled(error)) setFailedKey(key);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft restarts the timer.
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(count, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isDue, key]);

  const { totalCount, facets } = known ?? counted ?? start;
  return { totalCount, facets, isCounting: isDue, hasFailed: failedKey === key };
}

/** In the default order: a count needs none, and sorting by distance needs a location. */
function countProperties(draft: SearchQuery, { searchId, first }: Basis) {
  const query = { ...draft, sort: { sortBy: "rank", sortOrder: "desc" } } as const;
  const options = { rankType: first.rankType, pageNo: 1, pageSize: 1 };
  return callFromBrowser(
    "advanceSearch",
    { body: advancePayload(searchId, first, query, options) },
    { scope: "count" },
  );
}
