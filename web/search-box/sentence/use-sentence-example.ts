import { useLanguage } from "#web/i18n/messages-context.tsx";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { lastValue } from "#web/lib/api/load-state.ts";
import { useQuery } from "#web/lib/api/use-query.ts";

/** A sentence that finds something today; without one no example is shown. */
export function useSentenceExample(): string | undefined {
  const locale = useLanguage();
  const loaded = useQuery(locale, () => callFromBrowser("listExamples", { query: { locale } }));
  return lastValue(loaded)?.examples[0];
}
