import { type MarkedDays, markedDays } from "#domain/stay/day-marks.ts";
import { displayShortDay } from "#domain/stay/display-day.ts";
import { daysOfMonth, type Month } from "#domain/stay/month.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { MarkDot } from "./mark-dot.tsx";
import type { Calendar } from "./use-calendar.ts";

type Props = { calendar: Calendar; month: Month };

/** Which feasts and national days a month holds, each with its sign and its days. */
export function MonthMarks({ calendar: { context, site }, month }: Props) {
  const found = markedDays(daysOfMonth(month), site.countryCode);
  if (found.length === 0) return null;
  return (
    <ul className="type-caption flex flex-wrap gap-x-4 pt-1 text-text-2">
      {found.map((marked) => (
        <li key={marked.mark} className="flex items-center gap-1.5">
          <MarkDot mark={marked.mark} />
          {context.words.marks[marked.mark]}
          <MarkedText {...marked} />
        </li>
      ))}
    </ul>
  );
}

function MarkedText({ from, to }: MarkedDays) {
  const t = useMessages();
  const language = useLanguage();
  const [first, last] = [displayShortDay(from, language), displayShortDay(to, language)];
  return <span className="text-muted">{from === to ? first : t.ui.rangeOf({ from: first, to: last })}</span>;
}
