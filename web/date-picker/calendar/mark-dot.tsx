import type { DayMark } from "#domain/site/day-marks.ts";

/** Ramadan has a ring because it is long; feasts and national days have filled dots. */
export function MarkDot({ mark, className = "" }: { mark: DayMark; className?: string }) {
  const classes = mark === "ramadan" ? "border-[1.5px] border-accent-text bg-surface" : "bg-accent-text";
  return <span aria-hidden="true" className={`inline-block size-2 shrink-0 rounded-pill ${classes} ${className}`} />;
}
