import { replace } from "react-router";
import type { Language } from "#domain/language/language.ts";
import type { Place } from "#domain/search/search-payload.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { readSearchQuery, writeSearchQuery } from "#domain/search/search-url.ts";
import type { RankType } from "#domain/search/sorts.ts";
import type { Day } from "#domain/stay/day.ts";
import { isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { readSavedSearch, SAVED_SEARCH_KEY } from "#domain/stay/saved-search.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { failureOf } from "../state/failure-of.ts";
import { operationOf } from "../state/operation-of.ts";
import type { Circumstances, Known, ResultsData } from "../state/results-data.ts";
import { SEARCH_GROUP, session } from "../state/search-session.ts";
import type { Operation } from "../state/search-store.ts";
import { isLocationRefused, locateGuest, storedLocation } from "../state/user-location.ts";
import { blankResults, loadResults } from "./load-results.ts";

const callApi: CallApi = (name, input, options) => callFromBrowser(name, input, { ...options, group: SEARCH_GROUP });

export type Loaded = {
  /** A number for each new list; steps within a list keep it, and with it the state of the screen. */
  search: number;
  results: ResultsData | Promise<ResultsData>;
  /** The guest has hidden the map; only the server sets this, a browser reads the cookie. */
  isMapHidden?: boolean;
};
let searches = 0;

/** The data of the page for a navigation within the app. */
export async function loadInBrowser(url: URL, language: Language, { isPopped = false } = {}): Promise<Loaded> {
  const today = todayInRiyadh(new Date());
  const query = readSearchQuery(url.searchParams, today);
  const saved = savedDates(query, today);
  if (saved) {
    session.notify({ kind: "lastDates" });
    throw replace(addressOf(url, { ...query, ...saved }));
  }

  const key = keyOf(query, language);
  const returnedTo = returned(url);
  if (returnedTo) return { search: searches, results: returnedTo };
  const cached = session.cache.get(key, Date.now());
  if (cached) {
    session.adopt(cached);
    return { search: searches, results: cached };
  }
  const isByGuest = query.sort.sortBy === "distance" && !query.near;
  const near = isByGuest ? await locateOrNotify() : storedLocation();
  const circumstances: Circumstances = { today, language, shape: "list", near, rankType: rankTypeOfPage() };
  const operation = operationOf(session.isOnScreen ? (session.shown?.data.query ?? null) : null, query);
  if (operation !== "SEARCH")
    return { search: searches, results: await step(url, operation, key, query, circumstances) };
  searches += 1;
  const results = search(key, query, circumstances);
  return { search: searches, results: isPopped ? await results : results };
}

/** A new search shows its skeleton at once; the list or the failure follows. */
async function search(key: string, query: SearchQuery, circumstances: Circumstances): Promise<ResultsData> {
  session.cancel();
  session.dispatch({ type: "started", operation: "SEARCH" });
  try {
    const data = await loadResults(callApi, query, circumstances, knownFor(query, circumstances));
    session.adopt(data);
    session.keep(key, circumstances.language, data);
    return data;
  } catch (error) {
    // A newer search replaced this one, so its promise never settles.
    if (isCancelled(error)) return new Promise(() => undefined);
    session.dispatch({ type: "ended", operation: "SEARCH", error });
    const blank = blankResults(query, circumstances, session.cities.get(circumstances.language) ?? []);
    return { ...blank, failure: failureOf(error) };
  }
}

/** A step within a search: the old list stays until the new one is loaded; a failure restores the old address. */
async function step(
  url: URL,
  operation: Exclude<Operation, "SEARCH">,
  key: string,
  query: SearchQuery,
  circumstances: Circumstances,
): Promise<ResultsData> {
  session.cancel();
  session.dispatch({ type: "started", operation });
  const known = knownFor(query, circumstances);
  const list = operation === "LOAD_MORE" ? known.same?.found : undefined;
  try {
    const data = await loadResults(callApi, query, circumstances, { ...known, list: list ?? undefined });
    if (!data.found) return data;
    const { filtered } = session.dispatch({ type: "answered", operation, found: data.found });
    const whole = { ...data, found: filtered ?? data.found };
    session.keep(key, circumstances.language, whole);
    return whole;
  } catch (error) {
    if (isCancelled(error)) throw error;
    session.dispatch({ type: "ended", operation, error });
    if (operation !== "LOAD_MORE") session.notify({ kind: "failure", error });
    throw replace(returnTo(session.shown?.href ?? url.pathname + url.search));
  }
}

function knownFor(query: SearchQuery, { language, rankType }: Circumstances): Known {
  const data = session.shown?.data;
  const isSame =
    data?.found &&
    !data.failure &&
    data.rankType === (query.rankType ?? rankType) &&
    operationOf(data.query, query) !== "SEARCH";
  return {
    cities: session.cities.get(language),
    labels: session.labels.get(language) ?? {},
    same: isSame ? data : undefined,
  };
}

/** Sorting by distance starts at the guest's location; without it at the centre of the city, with a notice. */
async function locateOrNotify(): Promise<Place | undefined> {
  const wasRefused = isLocationRefused();
  const near = await locateGuest();
  if (!near && !wasRefused) session.notify({ kind: "location" });
  return near ?? undefined;
}

/** The dates of the last search in this browser for an address without any, if they can still be booked. */
export function savedDates(query: SearchQuery, today: Day): Pick<SearchQuery, "stay" | "flexible"> | null {
  if (query.stay || isDateless(query.flexible)) return null;
  const { checkInDate: checkIn, checkOutDate: checkOut, flexible } = readSavedSearch(savedText(), today) ?? {};
  if (checkIn && checkOut) return { stay: { checkIn, checkOut }, flexible: query.flexible ?? flexible };
  return flexible && !query.flexible ? { stay: null, flexible } : null;
}

function savedText(): string | null {
  try {
    return localStorage.getItem(SAVED_SEARCH_KEY);
  } catch {
    return null;
  }
}

export function keyOf(query: SearchQuery, language: Language): string {
  return `${language} ${writeSearchQuery(query)}`;
}

function addressOf(url: URL, query: SearchQuery): string {
  return `${url.pathname}?${writeSearchQuery(query, url.searchParams)}${url.hash}`;
}

/** Marks the address that a failed step returns to, so that its list is shown again whatever its age. */
function returnTo(href: string): string {
  session.returning = href.split("#")[0] ?? "";
  return href;
}

function returned({ pathname, search: query }: URL): ResultsData | undefined {
  const isReturn = session.returning === pathname + query;
  session.returning = null;
  return isReturn ? session.shown?.data : undefined;
}

function rankTypeOfPage(): RankType {
  return document.documentElement.dataset.rank === "static" ? "static" : "dynamic";
}
