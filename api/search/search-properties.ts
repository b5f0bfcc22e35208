import type { Shown } from "#api/freshness/shown-properties.ts";
import type { SearchPayload } from "#contract/search/search.ts";
import type { Site } from "#domain/site/sites.ts";
import type { PendingHead } from "./answer/answer-from-shard.ts";
import type { Answer } from "./answer/repeated-answers.ts";
import { readCriteria, readQuery } from "./query/read-query.ts";
import type { SearchEngine } from "./search-engine.ts";
import type { SearchIds } from "./search-ids.ts";
import type { ShardQuery } from "./shard/shard-query.ts";

/** Whom an answer is for: the site, and whether exact locations are shown. */
export type SearchContext = {
  site: Site;
  isExact: boolean;
  now: Date;
  /** Is called with what the answer shows. */
  onShown?: (shown: Shown) => void;
};
export type SearchParts = { engine: SearchEngine; ids: SearchIds };

/** The properties of a city that are free for some nights, priced for the guests of one site, as JSON. */
export async function searchProperties({ engine, ids }: SearchParts, context: SearchContext, payload: SearchPayload) {
  const { site, now, isExact } = context;
  const criteria = readCriteria(payload);
  const query = { ...readQuery(criteria, payload, site, now), isExact };
  const { pageNo, pageSize } = payload;
  const head = { searchId: null, newSearchId: () => ids.name(criteria), pageNo, pageSize };
  const { json, searchId } = await answerQuery(engine, context, criteria.cityId, query, head);
  ids.keep(searchId, criteria);
  return json;
}

export async function answerQuery(
  engine: SearchEngine,
  { onShown }: SearchContext,
  cityId: number,
  query: ShardQuery,
  head: PendingHead,
): Promise<Answer> {
  const answer = await engine.answer(cityId, query, head);
  onShown?.(engine.shownBy(cityId, query));
  return answer;
}
