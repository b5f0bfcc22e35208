import { displayMonth } from "#domain/stay/calendar/display-day.ts";
import { daysOfMonth, type Month } from "#domain/stay/calendar/month.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { hijriTitle } from "./describe-day.ts";
import type { Calendar } from "./use-calendar.ts";

type Props = {
  calendar: Calendar;
  month: Month;
  id: string;
  /** 3 below the title of the sheet, 2 directly in the page. */
  level: 2 | 3;
  className?: string;
};

/** The month's name, and below it the Hijri months that it overlaps. */
export function MonthTitle({ calendar: { context }, month, id, level, className = "" }: Props) {
  const language = useLanguage();
  const Heading = `h${level}` as const;
  const hijri = context.showsHijri ? hijriTitle(daysOfMonth(month), context.words) : "";
  return (
    <Heading id={id} className={className}>
      <span className="type-h3 block">{displayMonth(month, language)}</span>
      {hijri && <span className="type-caption block text-muted">{hijri}</span>}
    </Heading>
  );
}
