import { CalendarX2 } from "lucide-react";
import { useSearchParams } from "react-router";
import { displayShortDay } from "#domain/stay/calendar/display-day.ts";
import { flexibleKeys } from "#domain/stay/flexible/choice-url.ts";
import { isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { ResultsData } from "./state/results-data.ts";

/** Tells a guest whose link has dates that cannot be booked which dates are shown instead. */
export function ReplacedDates({ data: { query, stay, flexible } }: { data: ResultsData }) {
  const words = useNamespace("results");
  const language = useLanguage();
  const [params] = useSearchParams();
  const isNamed = ["checkIn", "checkOut", ...flexibleKeys].some((key) => params.get(key));
  const isChosenBelow = isDateless(query.flexible) && flexible?.dates?.length;
  if (!isNamed || isChosenBelow || query.stay?.checkIn === stay.checkIn) return null;
  const [from, to] = [displayShortDay(stay.checkIn, language), displayShortDay(stay.checkOut, language)];
  return (
    <p role="status" className="mt-2 flex gap-2 rounded-control bg-warning-soft px-4 py-2 text-warning type-small">
      <Icon icon={CalendarX2} size="s" className="mt-0.5" />
      {words.pastDates({ from, to })}
    </p>
  );
}
