import { data, type RouterContextProvider } from "react-router";
import { readSearchQuery } from "#domain/search/search-url.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { ApiProblem } from "#web/lib/api-call.ts";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { experimentsContext, speechContext, visitContext } from "#web/lib/visit.ts";
import { surfaceOf } from "#web/shared/page-context.tsx";
import { failureOf } from "./failure-of.ts";
import { blankResults, loadResults } from "./load-results.ts";
import type { Ask, Circumstances } from "./results-data.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** The page for an address that a guest comes to from outside. A city we do not know is no page; a failure says so. */
export async function loadOnServer(context: Context, { url, signal }: Request) {
  const { pathname, searchParams } = new URL(url);
  const today = todayInRiyadh(context.get(visitContext).now);
  const query = readSearchQuery(searchParams, today);
  const circumstances: Circumstances = {
    today,
    language: context.get(speechContext).language,
    rankType: context.get(experimentsContext).activateStaticRank ? "static" : "dynamic",
    shape: surfaceOf(pathname) === "mobile" ? "list" : "pages",
  };
  const ask: Ask = (name, input) => callWhileRendering(context, name, input, signal);
  try {
    const results = await loadResults(ask, query, circumstances, { labels: {} });
    return data({ search: 0, results }, { status: results.city || query.cityId === null ? 200 : 404 });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const failure = failureOf(error);
    return data(
      { search: 0, results: { ...blankResults(query, circumstances, []), failure } },
      { status: failure.status },
    );
  }
}
