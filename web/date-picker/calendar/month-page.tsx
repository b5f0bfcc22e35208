import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import type { Month } from "#domain/stay/calendar/month.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { MonthMarks } from "./month-marks.tsx";
import { MonthTitle } from "./month-title.tsx";
import type { Calendar } from "./use-calendar.ts";

type Props = { calendar: Calendar; month: Month; level: 2 | 3; className?: string };

/** One of the visible months; the first has the button for earlier months, the last the one for later months. */
export function MonthPage({ calendar, month, level, className = "" }: Props) {
  const id = useId();
  const { context, visible, months, changePage } = calendar;
  const isEdge = { first: month === months[0], last: visible.at(-1) === months.at(-1) };
  return (
    <div className={`min-w-0 ${className}`}>
      <div className="flex min-h-12 items-center justify-between gap-1 pb-1">
        {month === visible[0] ? (
          <IconButton
            icon={ChevronLeft}
            label={context.words.previousMonth}
            aria-disabled={isEdge.first || undefined}
            onPress={() => changePage(-1)}
          />
        ) : (
          <span className="size-11" />
        )}
        <MonthTitle calendar={calendar} month={month} id={id} level={level} className="text-center" />
        {month === visible.at(-1) ? (
          <IconButton
            icon={ChevronRight}
            label={context.words.nextMonth}
            aria-disabled={isEdge.last || undefined}
            onPress={() => changePage(1)}
          />
        ) : (
          <span className="size-11" />
        )}
      </div>
      <MonthGrid calendar={calendar} month={month} titleId={id} />
      <MonthMarks calendar={calendar} month={month} />
    </div>
  );
}
