import { CalendarX2 } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { withModal } from "#domain/search/modals.ts";
import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import { flexibleKeys } from "#domain/stay/flexible/choice-url.ts";
import { isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { ResultsData } from "./state/results-data.ts";

const DRAWER = "MODIFY_SEARCH_DRAWER";

/** Tells a guest whose address has no dates, or dates that cannot be booked, which dates are shown. */
export function ReplacedDates({ data: { query, stay, flexible } }: { data: ResultsData }) {
  const words = useNamespace("results");
  const language = useLanguage();
  const [params] = useSearchParams();
  const isNamed = ["checkIn", "checkOut", ...flexibleKeys].some((key) => params.get(key));
  const isChosenBelow = isDateless(query.flexible) && flexible?.dates?.length;
  if (isChosenBelow || query.stay?.checkIn === stay.checkIn) return null;
  const days = { from: displaySentenceDay(stay.checkIn, language), to: displaySentenceDay(stay.checkOut, language) };
  if (!isNamed) {
    return (
      <p className="mt-1 text-text-2 type-small">
        {words.noDates(days)} <ChooseDates />
      </p>
    );
  }
  return (
    <p role="status" className="mt-2 flex gap-2 rounded-control bg-warning-soft px-4 py-2 text-warning type-small">
      <Icon icon={CalendarX2} size="s" className="mt-0.5" />
      {words.pastDates(days)}
    </p>
  );
}

/** Opens the search for editing; without JavaScript the page shows its whole form then. */
function ChooseDates() {
  const words = useNamespace("results");
  const { modifyTitle } = useNamespace("box");
  const [params] = useSearchParams();
  const drawer = useModal(DRAWER);
  const search = new URLSearchParams(params);
  search.set("modals", withModal(params.get("modals"), DRAWER));
  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    drawer.open();
  }
  return (
    <Link
      to={`?${search}`}
      preventScrollReset
      aria-haspopup="dialog"
      {...opensSheet(modifyTitle, { shape: "drawer" })}
      onClick={openHere}
      className="hit-area whitespace-nowrap font-semibold text-primary underline underline-offset-4 hover:text-primary-hover"
    >
      {words.chooseDates}
    </Link>
  );
}
