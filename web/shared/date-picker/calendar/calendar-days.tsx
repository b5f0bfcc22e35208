import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import type { Day } from "#domain/stay/day.ts";
import { dayAfterKey } from "./key-step.ts";
import type { Calendar } from "./use-calendar.ts";

type Props = {
  calendar: Calendar;
  className?: string;
  /** A calendar that was opened takes the focus; one that always stands in the page does not. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** Around all months: one place that hears taps, keys and the pointer, and moves the focus from day to day. */
export function CalendarDays({ calendar, className, takesFocus = true, children }: Props) {
  const { site, months, focused, focus, point, choose } = calendar;
  const days = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const isNew = useRef(takesFocus);

  useEffect(() => {
    if (!isMoving.current && !isNew.current) return;
    // Where the page stands when the calendar opens is for its layout to say.
    const day = days.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`);
    day?.focus({ preventScroll: isNew.current });
    isMoving.current = false;
    isNew.current = false;
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayOf(event.target);
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = dayAfterKey(event.key, day, { isRtl, weekStart: site.weekStart, months });
    if (!next && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!next) return choose(day);
    isMoving.current = true;
    focus(next);
    point(next);
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType === "mouse") point(dayOf(target));
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) point(null);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the days inside are the controls, their events are heard here
    <div
      ref={days}
      onClick={({ target }) => {
        const day = dayOf(target);
        if (day) choose(day);
      }}
      onKeyDown={onKeyDown}
      onPointerOver={onPointerOver}
      onPointerLeave={() => point(null)}
      onBlur={onBlur}
      className={className}
    >
      {children}
    </div>
  );
}

function dayOf(target: EventTarget): Day | null {
  return target instanceof Element ? (target.closest<HTMLElement>("[data-day]")?.dataset.day ?? null) : null;
}
