import "./compare-bar.css";
import { Columns3, X } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { readUrlStay } from "#domain/stay/url-day.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { readLastSearch } from "#web/search-box/last-search.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { partyAndPlace, type ShownStay, useComparePath } from "./compare-path.ts";
import { useCompared, writeCompared } from "./compare-store.ts";

/** How many homes are chosen, with the link to their comparison for the dates of this page or of the last search. */
export function CompareBar({ stay: shown, party: guests }: ShownStay) {
  const words = useNamespace("compareBar");
  const ids = useCompared();
  const comparePath = useComparePath();
  const [query] = useSearchParams();
  if (ids.length === 0) return null;
  const { party, place } = partyAndPlace(query);
  const now = new Date();
  const stay = shown ?? readUrlStay(query, todayInRiyadh(now)) ?? readLastSearch(localStorage, now)?.stay ?? null;
  return (
    <aside aria-label={words.label} className="compare-bar noscript:hidden print:hidden">
      <Link to={comparePath(ids, { stay, party: guests ?? party, place })}>
        <Icon icon={Columns3} />
        {words.compare({ n: ids.length })}
      </Link>
      <button type="button" aria-label={words.clear} onClick={() => writeCompared(localStorage, [])}>
        <Icon icon={X} />
      </button>
      <span role="status" className="sr-only">
        {words.compare({ n: ids.length })}
      </span>
    </aside>
  );
}
