import type { SearchPayload } from "#contract/search.ts";
import type { Site } from "#domain/site/sites.ts";
import { readCriteria, readQuery } from "./query/read-query.ts";
import type { SearchEngine } from "./search-engine.ts";
import type { SearchIds } from "./search-ids.ts";

/** The guest who asks: the site, and whether exact locations are shown. */
export type Asking = { site: Site; isExact: boolean; now: Date };
export type SearchParts = { engine: SearchEngine; ids: SearchIds };

/** The properties of a city that are free for some nights, priced for the guests of one site, as JSON. */
export function searchProperties({ engine, ids }: SearchParts, asking: Asking, payload: SearchPayload) {
  const { site, now, isExact } = asking;
  const criteria = readCriteria(payload);
  const query = { ...readQuery(criteria, payload, site, now), isExact };
  const { pageNo, pageSize } = payload;
  return engine.answer(criteria.cityId, query, { searchId: ids.name(criteria), pageNo, pageSize });
}
