import type { DayMark } from "#domain/stay/calendar/day-marks.ts";

/** Ramadan is a long time and has a ring; feasts and national days are full dots. */
export function MarkDot({ mark, className = "" }: { mark: DayMark; className?: string }) {
  const look = mark === "ramadan" ? "border-[1.5px] border-accent-text bg-surface" : "bg-accent-text";
  return <span aria-hidden="true" className={`inline-block size-2 shrink-0 rounded-pill ${look} ${className}`} />;
}
