import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { CancelledCall, requests } from "#web/lib/api/request-register.ts";
import { writeStored } from "#web/lib/storage/stored.ts";
import type { Labels } from "./labels.ts";
import { createResultsCache } from "./results-cache.ts";
import type { ResultsData } from "./results-data.ts";
import {
  initialSearch,
  isLoading,
  operations,
  reduceSearch,
  type SearchEvent,
  type SearchState,
} from "./search-store.ts";

/** The group of calls of one search; a new search cancels them all. */
export const SEARCH_GROUP = "search";
const SEARCH_ID_KEY = "SEARCH_ID";

/** A notice that is shown once. */
export type Notice = { kind: "location" } | { kind: "lastDates" } | { kind: "failure"; error: unknown };
type Snapshot = { search: SearchState; notice: Notice | null };
type Shown = { href: string; data: ResultsData };

let snapshot: Snapshot = { search: initialSearch, notice: null };
/** The state on the server and during hydration. */
const initialSnapshot = snapshot;
const listeners = new Set<() => void>();

/** The search state of this tab. It lives as long as the document; the server has none. */
export const session = {
  cache: createResultsCache(),
  cities: new Map<Language, LookupItem[]>(),
  labels: new Map<Language, Labels>(),
  /** The results on the screen, or last on it. */
  shown: null as Shown | null,
  isOnScreen: false,
  /** The address that a failed step returns to. */
  returning: null as string | null,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => snapshot,
  initialSnapshot: () => initialSnapshot,

  dispatch(event: SearchEvent): SearchState {
    return update({ ...snapshot, search: reduceSearch(snapshot.search, event) }).search;
  },
  notify(notice: Notice | null): void {
    update({ ...snapshot, notice });
  },

  isBusy: () => operations.some((operation) => isLoading(snapshot.search, operation)),

  /** Cancels what is under way; this is no failure, so the state before it is restored. */
  cancel(): void {
    requests.cancelGroup(SEARCH_GROUP);
    const error = new CancelledCall();
    for (const operation of operations) {
      if (isLoading(snapshot.search, operation)) session.dispatch({ type: "ended", operation, error });
    }
  },

  /** Adopts results from elsewhere: from the page, or from the cache. */
  adopt({ found, options }: ResultsData): void {
    session.cancel();
    if (!found) return void session.dispatch({ type: "reset" });
    const full = options ? { ...found, filters: options } : found;
    session.dispatch({ type: "searched", full, filtered: found });
  },

  keep(key: string | null, language: Language, data: ResultsData): void {
    const isWhole = data.flexible?.dates !== null;
    if (key !== null && isWhole) session.cache.set(key, data, Date.now());
    session.cities.set(language, data.cities);
    session.labels.set(language, { ...session.labels.get(language), ...data.labels });
    if (data.found) writeStored(sessionStorage, SEARCH_ID_KEY, data.found.searchId);
  },
};

function update(next: Snapshot): Snapshot {
  snapshot = next;
  for (const listener of listeners) listener();
  return snapshot;
}
