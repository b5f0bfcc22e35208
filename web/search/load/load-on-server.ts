import { data, type RouterContextProvider, redirect } from "react-router";
import type { Language } from "#domain/language/language.ts";
import { localPath } from "#domain/page/local-path.ts";
import { FORM_CURRENCY, queryOfForm } from "#domain/search/filter-controls/filter-form.ts";
import { readSearchQuery, writeSearchQuery } from "#domain/search/search-url.ts";
import type { Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { loaderCalls } from "#web/lib/request/call-from-loader.ts";
import { experimentsContext, localeContext, visitContext } from "#web/lib/request/visit.ts";
import { surfaceOf } from "#web/shared/page-context.tsx";
import { pathTo } from "#web/shared/paths.ts";
import { isMapHidden } from "../map/map-choice.ts";
import { withFirstRows } from "../rows-of.ts";
import { failureOf } from "../state/failure-of.ts";
import type { Circumstances } from "../state/results-data.ts";
import { loadDrawnMap } from "./load-drawn-map.ts";
import { blankResults, loadResults } from "./load-results.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** A filter form sent without JavaScript has prices in the guest's currency; it is redirected to the canonical address. */
async function redirectForm(callApi: CallApi, { pathname, searchParams }: URL, today: Day): Promise<void> {
  if (!searchParams.has(FORM_CURRENCY)) return;
  const { equivalent } = await callApi("listCurrencies", {});
  const pairs = queryOfForm(searchParams, (currency) => equivalent.find(({ code }) => code === currency)?.rate ?? 1);
  const params = new URLSearchParams(pairs ?? []);
  const address = `${pathname}?${writeSearchQuery(readSearchQuery(params, today), params)}`;
  throw redirect(localPath(address) ?? "/");
}

/** A search box sent without JavaScript has a typed place; the page of places finds out which. */
function redirectTyped({ pathname, searchParams }: URL, language: Language): void {
  if (!searchParams.has("where")) return;
  const otherParams = [...searchParams].filter(([name]) => name !== "cityId" && name !== "modals");
  const path = pathTo("findPlace", language, surfaceOf(pathname));
  throw redirect(`${path}?${new URLSearchParams(otherParams)}`);
}

/** The data of the page for a full page load. An unknown city is a 404; a failure has its own status. */
export async function loadOnServer(context: Context, { url, signal, headers }: Request) {
  const { pathname, searchParams } = new URL(url);
  const today = todayInRiyadh(context.get(visitContext).now);
  const query = readSearchQuery(searchParams, today);
  const circumstances: Circumstances = {
    today,
    language: context.get(localeContext).language,
    rankType: context.get(experimentsContext).activateStaticRank ? "static" : "dynamic",
    shape: surfaceOf(pathname) === "mobile" ? "list" : "pages",
  };
  const callApi = loaderCalls(context, signal);
  redirectTyped(new URL(url), circumstances.language);
  await redirectForm(callApi, new URL(url), today);
  try {
    const results = await loadResults(callApi, query, circumstances, { labels: {} });
    const isHidden = isMapHidden(headers.get("cookie"));
    const drawnMap = isHidden ? null : await loadDrawnMap(callApi, results);
    const page = {
      search: 0,
      results: { ...withFirstRows(results, circumstances.language), drawnMap },
      isMapHidden: isHidden,
    };
    return data(page, { status: results.city || query.cityId === null ? 200 : 404 });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const failure = failureOf(error);
    return data(
      { search: 0, results: { ...blankResults(query, circumstances, []), failure } },
      { status: failure.status },
    );
  }
}
