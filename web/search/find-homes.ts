import {
  type Asking,
  advancePayload,
  type FirstPayload,
  PAGE_SIZE,
  searchPayload,
} from "#domain/search/search-payload.ts";
import { clearFilters, isNarrowed, type SearchQuery } from "#domain/search/search-query.ts";
import type { ListShape } from "./operation-of.ts";
import type { Ask, Known } from "./results-data.ts";
import type { Found } from "./search-store.ts";

/** The API answers at most a hundred homes at once; a longer list grows by pages from there. */
const MOST_PAGES_AT_ONCE = 10;

export type Question = { query: SearchQuery; first: FirstPayload; asking: Asking; shape: ListShape };
type Step = { searchId?: string | undefined; scope?: string };

/**
 * The homes of a query. With an earlier search of the same place and nights it is a step from there; else a search,
 * and, when filters already narrow it, a second one beside it that tells all options.
 */
export async function findHomes(
  ask: Ask,
  question: Question,
  { same, list }: Known,
  { searchId = same?.found?.searchId, scope = "" }: Step = {},
): Promise<{ found: Found; full: Found | null }> {
  const query = withKnownOrder(question);
  const page = pageOf(question, list);
  const find = (pageNo: number) => {
    const asking = { ...question.asking, ...page, pageNo };
    return searchId
      ? ask("advanceSearch", { body: advancePayload(searchId, question.first, query, asking) }, scope)
      : ask("searchProperties", { body: searchPayload(question.first, query, asking) }, scope);
  };
  const isFirst = !searchId && isNarrowed(query);
  const [answer, full] = await Promise.all([find(page.pageNo), isFirst ? findAll(ask, question) : null]);
  const lastPage = Math.max(1, Math.ceil(answer.totalCount / page.pageSize));
  const found = page.pageNo > lastPage ? await find(lastPage) : answer;
  return { found: asList(found, question, list), full };
}

/** The place and nights alone, for their options. */
function findAll(ask: Ask, { query, first, asking }: Question): Promise<Found> {
  const bare = { ...clearFilters(query), sort: { sortBy: "rank", sortOrder: "desc" } as const };
  return ask("searchProperties", { body: searchPayload(first, bare, { ...asking, pageNo: 1, pageSize: 1 }) }, "full");
}

/** Nobody can be near to a guest whose place is not known. */
function withKnownOrder({ query, asking }: Question): SearchQuery {
  const isLost = query.sort.sortBy === "distance" && !asking.near;
  return isLost ? { ...query, sort: { sortBy: "rank", sortOrder: "desc" } } : query;
}

/** A list that begins on a later page is asked for with all its pages before. */
function pageOf({ query, asking, shape }: Question, list: Found | undefined): { pageNo: number; pageSize: number } {
  const { pageNo = query.pageNo, pageSize = PAGE_SIZE } = asking;
  if (shape === "pages" || pageNo === 1) return { pageNo, pageSize };
  if (list) return { pageNo: list.pageNo + 1, pageSize };
  return { pageNo: 1, pageSize: PAGE_SIZE * Math.min(pageNo, MOST_PAGES_AT_ONCE) };
}

/** The next page alone stays a page: whoever keeps the list puts it behind. */
function asList(answer: Found, { query, shape }: Question, list: Found | undefined): Found {
  if (shape === "pages" || query.pageNo === 1 || list) return answer;
  const pages = Math.max(1, Math.ceil(answer.properties.length / PAGE_SIZE));
  return { ...answer, pageNo: pages, pageSize: PAGE_SIZE };
}
