import type { Language } from "#domain/language/language.ts";
import { type MarkedDays, markedDays } from "#domain/site/day-marks.ts";
import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import { daysOfMonth, type Month } from "#domain/stay/calendar/month.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { shortRange } from "../short-range.ts";
import { MarkDot } from "./mark-dot.tsx";
import type { Calendar } from "./use-calendar.ts";

type Props = { calendar: Calendar; month: Month };

/** The feasts and national days of a month, each with its mark and its days. */
export function MonthMarks({ calendar: { context, site }, month }: Props) {
  const found = markedDays(daysOfMonth(month), site.countryCode);
  const language = useLanguage();
  if (found.length === 0) return null;
  return (
    <ul className="type-caption flex flex-wrap gap-x-4 pt-1 text-text-2">
      {found.map((marked) => (
        <li key={marked.mark} className="flex items-center gap-1.5">
          <MarkDot mark={marked.mark} />
          {context.words.marks[marked.mark]}
          <span className="text-muted">{daysText(marked, language)}</span>
        </li>
      ))}
    </ul>
  );
}

function daysText({ from, to }: MarkedDays, language: Language): string {
  return from === to ? displaySentenceDay(from, language) : shortRange({ checkIn: from, checkOut: to }, language);
}
