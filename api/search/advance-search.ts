import { Problem } from "#api/platform/problem/problem.ts";
import type { AdvanceSearchPayload } from "#contract/search/search.ts";
import { readCriteria, readQuery } from "./query/read-query.ts";
import { answerQuery, type SearchContext, type SearchParts } from "./search-properties.ts";

/** An earlier search narrowed, sorted or paged. The first payload has precedence over the id when it is repeated. */
export async function advanceSearch(
  { engine, ids }: SearchParts,
  context: SearchContext,
  payload: AdvanceSearchPayload,
) {
  const { site, now, isExact } = context;
  const { searchId, searchPayload, pageNo, pageSize } = payload;
  const criteria = searchPayload ? readCriteria(searchPayload) : ids.recall(searchId);
  if (!criteria) throw new Problem("search-expired");
  const query = { ...readQuery(criteria, payload, site, now), isExact };
  ids.keep(searchId, criteria);
  const head = { searchId, newSearchId: () => searchId, pageNo, pageSize };
  return (await answerQuery(engine, context, criteria.cityId, query, head)).json;
}
