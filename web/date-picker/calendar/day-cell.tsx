import { memo } from "react";
import type { DayMark } from "#domain/site/day-marks.ts";
import type { DayState } from "#domain/stay/date-picker/date-picker-day.ts";
import { type Day, partsOf } from "#domain/stay/day.ts";
import { MarkDot } from "./mark-dot.tsx";

export type Edge = "first" | "last" | "both" | undefined;

type Props = {
  day: Day;
  label: string;
  status: DayState;
  edge: Edge;
  column: number;
  isOff: boolean;
  isToday: boolean;
  isWeekend: boolean;
  /** The day is within the stay that would end on the hovered day, or is that day. */
  preview: "within" | "end" | undefined;
  isFocusStop: boolean;
  mark: DayMark | undefined;
  hijri: number | null;
  price: string;
  /** Shown beside the day while the pointer is over it. */
  hint: string;
};

const inStay: readonly DayState[] = ["start", "between", "end"];

/** A day. A disabled day can have the focus, and its label gives the reason. */
export const DayCell = memo(function DayCell({
  day,
  label,
  status,
  edge,
  column,
  isOff,
  isFocusStop,
  ...shown
}: Props) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the calendar's grid
      role="gridcell"
      tabIndex={isFocusStop ? 0 : -1}
      aria-selected={inStay.includes(status)}
      aria-disabled={isOff || undefined}
      aria-current={shown.isToday ? "date" : undefined}
      data-day={day}
      data-state={status}
      data-edge={edge}
      data-weekend={shown.isWeekend || undefined}
      data-preview={shown.preview}
      className="day"
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">
        <span className="day-face">
          <span className="day-number">{partsOf(day).dayOfMonth}</span>
          {shown.hijri !== null && <span className="day-hijri">{shown.hijri}</span>}
        </span>
        {shown.price && <span className="day-price">{shown.price}</span>}
        {shown.mark && <MarkDot mark={shown.mark} className="day-mark" />}
        {shown.hint && (
          <span data-side={sideOf(column)} className="day-hint type-caption">
            {shown.hint}
          </span>
        )}
      </span>
    </td>
  );
});

/** Near the edge of the grid the hint extends inwards. */
function sideOf(column: number): "start" | "end" | undefined {
  if (column < 2) return "start";
  return column > 4 ? "end" : undefined;
}
