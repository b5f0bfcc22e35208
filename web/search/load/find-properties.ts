import type { SearchAnswer } from "#contract/search/search.ts";
import { lookupFilterNames } from "#domain/search/filters.ts";
import {
  advancePayload,
  type FirstPayload,
  PAGE_SIZE,
  type PayloadContext,
  searchPayload,
} from "#domain/search/search-payload.ts";
import { clearFilters, isNarrowed, type SearchQuery } from "#domain/search/search-query.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { cardProperty } from "#web/property-card/card-property.ts";
import type { Known, ListShape } from "../state/results-data.ts";
import type { Found } from "../state/search-store.ts";

/** The API returns at most a hundred properties; a longer list grows page by page. */
const MAX_PAGES_AT_ONCE = 10;

export type Question = { query: SearchQuery; first: FirstPayload; context: PayloadContext; shape: ListShape };
type Step = { searchId?: string | undefined; scope?: string };

/**
 * The properties of a query. After a search of the same place and nights it is an advanced search; otherwise a new
 * search, and when filters narrow it a second one without filters, which returns all options.
 */
export async function findProperties(
  callApi: CallApi,
  question: Question,
  { same, list }: Known,
  { searchId = same?.found?.searchId, scope = "" }: Step = {},
): Promise<{ found: Found; full: Found | null }> {
  const query = withKnownOrder(question);
  const page = pageOf(question, list);
  const find = (pageNo: number) => {
    const context = { ...question.context, ...page, pageNo };
    const answer = searchId
      ? callApi("advanceSearch", { body: advancePayload(searchId, question.first, query, context) }, { scope })
      : callApi("searchProperties", { body: searchPayload(question.first, query, context) }, { scope });
    return answer.then(asFound);
  };
  const isFirst = !searchId && isNarrowed(query);
  const [answer, full] = await Promise.all([find(page.pageNo), isFirst ? findAll(callApi, question) : null]);
  const lastPage = Math.max(1, Math.ceil(answer.totalCount / page.pageSize));
  const found = page.pageNo > lastPage ? await find(lastPage) : answer;
  return { found: asList(found, question, list), full };
}

/** Place and nights only, for all options. */
function findAll(callApi: CallApi, { query, first, context }: Question): Promise<Found> {
  const bare = { ...clearFilters(query), sort: { sortBy: "rank", sortOrder: "desc" } as const };
  return callApi(
    "searchProperties",
    { body: searchPayload(first, bare, { ...context, pageNo: 1, pageSize: 1 }) },
    { scope: "full" },
  ).then(asFound);
}

function asFound(answer: SearchAnswer): Found {
  return { ...answer, filters: facetsOf(answer), properties: answer.properties.map(cardProperty) };
}

/** Leaves out what no filter shows of its options: a page has dozens. */
function facetsOf({ filters }: SearchAnswer): Found["filters"] {
  const options = lookupFilterNames.map((name) => [
    name,
    filters[name].map(({ id, rank, totalCount }) => ({ id, rank, totalCount })),
  ]);
  return { ...filters, ...Object.fromEntries(options) };
}

/** Sorting by distance needs the guest's location. */
function withKnownOrder({ query, context }: Question): SearchQuery {
  const isUnlocated = query.sort.sortBy === "distance" && !context.near;
  return isUnlocated ? { ...query, sort: { sortBy: "rank", sortOrder: "desc" } } : query;
}

/** A list that starts on a later page is requested with all pages before it. */
function pageOf({ query, context, shape }: Question, list: Found | undefined): { pageNo: number; pageSize: number } {
  const { pageNo = query.pageNo, pageSize = PAGE_SIZE } = context;
  if (shape === "pages" || pageNo === 1) return { pageNo, pageSize };
  if (list) return { pageNo: list.pageNo + 1, pageSize };
  return { pageNo: 1, pageSize: PAGE_SIZE * Math.min(pageNo, MAX_PAGES_AT_ONCE) };
}

/** A next page stays a page: the store appends it to the list. */
function asList(answer: Found, { query, shape }: Question, list: Found | undefined): Found {
  if (shape === "pages" || query.pageNo === 1 || list) return answer;
  const pages = Math.max(1, Math.ceil(answer.properties.length / PAGE_SIZE));
  return { ...answer, pageNo: pages, pageSize: PAGE_SIZE };
}
