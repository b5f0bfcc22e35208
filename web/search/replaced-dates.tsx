import { CalendarX2 } from "lucide-react";
import { useSearchParams } from "react-router";
import { displayShortDay } from "#domain/stay/calendar/display-day.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { ResultsData } from "./state/results-data.ts";

/** Tells a guest whose link has dates that cannot be booked which dates are shown instead. */
export function ReplacedDates({ data: { query, stay } }: { data: ResultsData }) {
  const words = useNamespace("results");
  const language = useLanguage();
  const [params] = useSearchParams();
  const isNamed = params.has("checkIn") || params.has("checkOut");
  if (!isNamed || query.stay?.checkIn === stay.checkIn) return null;
  const [from, to] = [displayShortDay(stay.checkIn, language), displayShortDay(stay.checkOut, language)];
  return (
    <p role="status" className="mt-2 flex gap-2 rounded-control bg-warning-soft px-4 py-2 text-warning type-small">
      <Icon icon={CalendarX2} size="s" className="mt-0.5" />
      {words.pastDates({ from, to })}
    </p>
  );
}
