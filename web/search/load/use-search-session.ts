import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { track } from "#web/lib/analytics/track.ts";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { failureOf } from "../state/failure-of.ts";
import type { ResultsData } from "../state/results-data.ts";
import { session } from "../state/search-session.ts";
import type { Found } from "../state/search-store.ts";
import { isLocationRefused } from "../state/user-location.ts";
import { keyOf, savedDates } from "./load-in-browser.ts";
import { storeOnScreen } from "./store-on-screen.ts";
import { storeShownSearch } from "./store-shown-search.ts";
import { useLastDates } from "./use-last-dates.ts";

/** The operations that are under way, and those that failed. */
export function useSearchState() {
  return useSyncExternalStore(session.subscribe, session.snapshot, session.initialSnapshot).search;
}

/**
 * Records what is on the screen, so that steps know where they start and where to return to. The session adopts results
 * that came with the page and then loads what depends on the browser: the pages before it, the guest's location.
 */
export function useOnScreen(data: ResultsData, reload: () => void) {
  const { pathname, search, hash } = useLocation();
  const language = useLanguage();
  const href = pathname + search + hash;

  const take = useEffectEvent(() => {
    // Before the search is stored, because an address without dates takes those of the last one.
    const isLacking = needsBrowser(data);
    // A guest may navigate during hydration: the newer search then has precedence.
    if (session.snapshot().search.filtered !== data.found && !session.isBusy()) {
      session.adopt(data);
      if (data.found) session.keep(isLacking ? null : keyOf(data.query, language), language, data);
    }
    session.shown = data.found ? { href, data } : null;
    storeShownSearch(data, new URLSearchParams(search), new Date());
    storeOnScreen(data, pathname + search);
    if (isLacking) reload();
  });
  useEffect(() => {
    session.isOnScreen = true;
    return () => {
      session.isOnScreen = false;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session adopts what is shown with each address and answer
  useEffect(() => take(), [href, data]);
}

/** The server does not know whether scripts run, the guest's location or the dates of the last search. */
function needsBrowser({ shape, query, found, today }: ResultsData): boolean {
  if (!found) return false;
  if (savedDates(query, today)) return true;
  if (query.sort.sortBy === "distance" && !isLocationRefused() && found.properties.some(isPlaceless)) return true;
  return shape === "pages" && query.pageNo > 1;
}

function isPlaceless({ location }: Found["properties"][number]): boolean {
  return location.distance === undefined;
}

/** Shows a notice once: the dates are from the last search, or a step failed and changed nothing. */
export function useNotices() {
  const t = useMessages();
  const words = useNamespace("results");
  const lastDates = useLastDates();
  const show = useSnackbar();
  const { notice } = useSyncExternalStore(session.subscribe, session.snapshot, session.initialSnapshot);
  const showOnce = useEffectEvent(() => {
    if (!notice) return;
    session.notify(null);
    if (notice.kind === "location") return show({ text: words.locationDenied });
    if (notice.kind === "lastDates") return show(lastDates);
    track("error_shown", { code: failureOf(notice.error).code, page: "search" });
    show({ text: navigator.onLine ? problemMessage(notice.error, t) : words.failed.offline });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice is shown once
  useEffect(() => showOnce(), [notice]);
}
