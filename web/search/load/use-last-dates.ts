import { useEffect, useRef } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { storeSearch } from "#web/search-box/last-search.ts";
import type { SnackbarMessage } from "#web/ui/feedback/snackbar-queue.ts";
import { useSearchQuery } from "../state/use-search-query.ts";

/** The notice that these dates are from the last search, with a button that removes them. */
export function useLastDates(): SnackbarMessage {
  const words = useNamespace("box");
  const { query, goTo } = useSearchQuery();
  const forget = () => {
    storeSearch(localStorage, { cityId: query.cityId, stay: null });
    goTo({ stay: null, flexible: undefined });
  };
  // The message outlives navigations: the button applies to the search that is then shown, and elsewhere does nothing.
  const latest = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = forget;
    return () => {
      latest.current = null;
    };
  });
  return { text: words.lastDates, action: { label: words.clearLastDates, onPress: () => latest.current?.() } };
}
