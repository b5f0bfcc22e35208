import type { LookupItem } from "#contract/lookup.ts";
import type { Language } from "#domain/site/language.ts";
import { CancelledCall, requests } from "#web/lib/api/request-register.ts";
import { writeStored } from "#web/lib/storage/stored.ts";
import type { Labels } from "./labels.ts";
import type { ResultsData } from "./results-data.ts";
import { createResultsMemory } from "./results-memory.ts";
import {
  initialSearch,
  isLoading,
  operations,
  reduceSearch,
  type SearchEvent,
  type SearchState,
} from "./search-store.ts";

/** The calls of one search; starting another ends them all. */
export const SEARCH_GROUP = "search";
const SEARCH_ID_KEY = "SEARCH_ID";

/** Something to tell the guest once. */
export type Notice = { kind: "location" } | { kind: "lastDates" } | { kind: "failure"; error: unknown };
type Snapshot = { search: SearchState; notice: Notice | null };
type Shown = { href: string; data: ResultsData };

let snapshot: Snapshot = { search: initialSearch, notice: null };
/** Served while rendering on the server and while the page comes alive. */
const still = snapshot;
const listeners = new Set<() => void>();

/** What this tab knows of searches. It lives as long as the document; the server never has one. */
export const session = {
  memory: createResultsMemory(),
  cities: new Map<Language, LookupItem[]>(),
  labels: new Map<Language, Labels>(),
  /** The results on the screen, or last on it. */
  shown: null as Shown | null,
  isOnScreen: false,
  /** Where a step that failed is on its way back to. */
  returning: null as string | null,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => snapshot,
  still: () => still,

  dispatch(event: SearchEvent): SearchState {
    return update({ ...snapshot, search: reduceSearch(snapshot.search, event) }).search;
  },
  tell(notice: Notice | null): void {
    update({ ...snapshot, notice });
  },

  isBusy: () => operations.some((operation) => isLoading(snapshot.search, operation)),

  /** Ends what is under way; it was nobody's failure, so the state before it holds again. */
  cancel(): void {
    requests.cancelGroup(SEARCH_GROUP);
    const error = new CancelledCall();
    for (const operation of operations) {
      if (isLoading(snapshot.search, operation)) session.dispatch({ type: "ended", operation, error });
    }
  },

  /** Takes in results that came from elsewhere: with the page, or out of memory. */
  adopt({ found, options }: ResultsData): void {
    session.cancel();
    if (!found) return void session.dispatch({ type: "reset" });
    const full = options ? { ...found, filters: options } : found;
    session.dispatch({ type: "searched", full, filtered: found });
  },

  keep(key: string | null, language: Language, data: ResultsData): void {
    if (key !== null) session.memory.keep(key, data, Date.now());
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
