import { Problem } from "#api/problem/problem.ts";
import type { AdvanceSearchPayload } from "#contract/search.ts";
import type { Site } from "#domain/site/sites.ts";
import { readCriteria, readQuery } from "./read-query.ts";
import type { SearchParts } from "./search-properties.ts";

/** An earlier search narrowed, sorted or turned to another page. The first payload, if it is told again, is believed. */
export function advanceSearch({ engine, ids }: SearchParts, site: Site, payload: AdvanceSearchPayload, now: Date) {
  const { searchId, searchPayload, pageNo, pageSize } = payload;
  const criteria = searchPayload ? readCriteria(searchPayload) : ids.recall(searchId);
  if (!criteria) throw new Problem("search-expired");
  const query = readQuery(criteria, payload, site, now);
  ids.keep(searchId, criteria);
  return engine.answer(criteria.cityId, query, { searchId, pageNo, pageSize });
}
