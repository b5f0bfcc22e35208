import type { Shown } from "#api/freshness/shown-properties.ts";
import type { SearchPayload } from "#contract/search.ts";
import type { Site } from "#domain/site/sites.ts";
import type { AnswerHead } from "./answer/write-answer.ts";
import { readCriteria, readQuery } from "./query/read-query.ts";
import type { SearchEngine } from "./search-engine.ts";
import type { SearchIds } from "./search-ids.ts";
import type { ShardQuery } from "./shard/shard-query.ts";

/** The guest who asks: the site, and whether exact locations are shown. */
export type Asking = {
  site: Site;
  isExact: boolean;
  now: Date;
  /** Is called with what the answer shows. */
  onShown?: (shown: Shown) => void;
};
export type SearchParts = { engine: SearchEngine; ids: SearchIds };

/** The properties of a city that are free for some nights, priced for the guests of one site, as JSON. */
export function searchProperties({ engine, ids }: SearchParts, asking: Asking, payload: SearchPayload) {
  const { site, now, isExact } = asking;
  const criteria = readCriteria(payload);
  const query = { ...readQuery(criteria, payload, site, now), isExact };
  const { pageNo, pageSize } = payload;
  return answerQuery(engine, asking, criteria.cityId, query, { searchId: ids.name(criteria), pageNo, pageSize });
}

export async function answerQuery(
  engine: SearchEngine,
  { onShown }: Asking,
  cityId: number,
  query: ShardQuery,
  head: AnswerHead,
): Promise<Buffer> {
  const json = await engine.answer(cityId, query, head);
  onShown?.(engine.shownBy(cityId, query));
  return json;
}
