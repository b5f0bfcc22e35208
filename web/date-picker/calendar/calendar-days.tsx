import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import type { Day } from "#domain/stay/day.ts";
import { dayAfterKey } from "./key-step.ts";
import type { Calendar } from "./use-calendar.ts";

type Props = {
  calendar: Calendar;
  className?: string;
  /** A calendar that opens takes the focus; one that is part of the page does not. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** The container of all months. It handles taps, keys and the pointer, and moves the focus between days. */
export function CalendarDays({ calendar, className, takesFocus = true, children }: Props) {
  const { site, months, focused, focus, setHovered, choose } = calendar;
  const days = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const isNew = useRef(takesFocus);

  useEffect(() => {
    if (!isMoving.current && !isNew.current) return;
    // The layout decides the scroll position when the calendar opens.
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
    setHovered(next);
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType === "mouse") setHovered(dayOf(target));
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setHovered(null);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the days inside are the controls; this handles their events
    <div
      ref={days}
      onClick={({ target }) => {
        const day = dayOf(target);
        if (day) choose(day);
      }}
      onKeyDown={onKeyDown}
      onPointerOver={onPointerOver}
      onPointerLeave={() => setHovered(null)}
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
