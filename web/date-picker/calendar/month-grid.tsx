import "./month-grid.css";
import { daysOfMonth, type Month } from "#domain/stay/calendar/month.ts";
import type { Day } from "#domain/stay/day.ts";
import { type Weekday, weekdayOf, weekFrom } from "#domain/stay/weekday.ts";
import { DayCell, type Edge } from "./day-cell.tsx";
import { describeDay, previewNights } from "./describe-day.ts";
import type { Calendar } from "./use-calendar.ts";

type Props = { calendar: Calendar; month: Month; titleId: string };

/** One month as a grid. Of all months together only one day is a tab stop. */
export function MonthGrid({ calendar, month, titleId }: Props) {
  const { site, prices, context } = calendar;
  const order = weekFrom(site.weekStart);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is the grid this role was made for
      role="grid"
      aria-labelledby={titleId}
      aria-multiselectable="true"
      data-priced={prices.isKnown || undefined}
      className="month-grid"
    >
      <thead className="month-weekdays">
        <tr>
          {order.map((weekday) => (
            <th key={weekday} scope="col" abbr={context.words.weekdays[weekday]}>
              {context.words.shortWeekdays[weekday]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, order).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) =>
              day ? (
                <GridDay key={day} day={day} column={column} edge={edgeOf(week, column)} calendar={calendar} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its column and nothing else
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { day: Day; column: number; edge: Edge; calendar: Calendar };

function GridDay({ day, column, edge, calendar }: DayProps) {
  const { picker, hovered, focused, prices, context } = calendar;
  const { marks, ...described } = describeDay(day, context);
  return (
    <DayCell
      {...described}
      day={day}
      column={column}
      edge={edge}
      mark={marks.at(-1)}
      hint={day === hovered ? described.hint : ""}
      preview={previewOf(day, hovered, picker)}
      isFocusStop={day === focused}
      price={described.isOff ? "" : prices.short(day)}
    />
  );
}

/** The position of a day in the stay that would end on the hovered day. */
function previewOf(day: Day, hovered: Day | null, { state, facts }: Calendar["picker"]): "within" | "end" | undefined {
  if (!hovered || previewNights(hovered, state, facts) === null) return undefined;
  if (day === hovered) return "end";
  return state.checkIn && state.checkIn < day && day < hovered ? "within" : undefined;
}

/** The days of a month in rows of seven; `null` where a row begins before or ends after the month. */
function weeksOf(month: Month, order: readonly Weekday[]): (Day | null)[][] {
  const days = daysOfMonth(month);
  const before = order.indexOf(weekdayOf(days[0] ?? ""));
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => cells[row * 7 + column] ?? null),
  );
}

/** On which sides a day has no neighbour in its row: there the background of a stay is rounded. */
function edgeOf(week: readonly (Day | null)[], column: number): Edge {
  const [isFirst, isLast] = [!week[column - 1], !week[column + 1]];
  if (isFirst && isLast) return "both";
  if (isFirst) return "first";
  return isLast ? "last" : undefined;
}
