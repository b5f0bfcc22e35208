import "./stay-sheet.css";
import {
  type CSSProperties,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { displayMonth } from "#domain/stay/calendar/display-day.ts";
import { type Month, monthOf } from "#domain/stay/calendar/month.ts";
import { weekFrom } from "#domain/stay/weekday.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { ModalFrame } from "#web/ui/overlay/modal-frame.tsx";
import { CalendarDays } from "./calendar/calendar-days.tsx";
import type { OpenCalendarProps } from "./calendar/calendar-props.ts";
import { HijriSwitch, Legend } from "./calendar/legend.tsx";
import { MonthGrid } from "./calendar/month-grid.tsx";
import { MonthMarks } from "./calendar/month-marks.tsx";
import { MonthTitle } from "./calendar/month-title.tsx";
import { type Calendar, useCalendar } from "./calendar/use-calendar.ts";
import { useChosenStay } from "./chosen-stay.ts";
import { FlexibleDays } from "./flexible/flexible-days.tsx";
import { PickerModes, usePickerMode } from "./flexible/picker-mode.tsx";
import { PickerStatus } from "./picker-status.tsx";
import { QuickChoices } from "./quick-choices.tsx";
import { shortRange } from "./short-range.ts";
import { StayTabs } from "./stay-tabs.tsx";
import type { StayPickerControl } from "./use-stay-picker.ts";

/** The mobile calendar: full screen, all months in one column. Closing it without Select keeps the saved stay. */
export default function StaySheet({ picker, nightly, flexible }: OpenCalendarProps) {
  const t = useMessages();
  const [mode, setMode] = usePickerMode(flexible);
  const { range } = useChosenStay(picker.state);
  return (
    <ModalFrame
      isOpen={picker.state.open}
      onClose={() => picker.send({ type: "discard" })}
      isBlocking
      title={t.search.selectDates}
      subtitle={mode === "dates" ? range : undefined}
      footer={mode === "dates" ? <SheetFooter picker={picker} /> : undefined}
      overlayClassName="z-dialog items-end justify-center sm:items-center sm:p-6"
      panelClassName="h-full w-full sm:h-[90%] sm:max-w-[560px] sm:rounded-card data-entering:translate-y-full data-exiting:translate-y-full"
    >
      <PickerModes {...{ picker, flexible, mode, setMode }}>
        <SheetCalendar picker={picker} nightly={nightly} flexible={flexible} />
      </PickerModes>
    </ModalFrame>
  );
}

function SheetCalendar({ picker, nightly, flexible }: OpenCalendarProps) {
  const calendar = useCalendar(picker, nightly, Number.POSITIVE_INFINITY);
  const head = useRef<HTMLDivElement>(null);
  const headSize = useHeight(head);
  const prefix = useId();
  const sheet = useRef<HTMLDivElement>(null);

  const showMonth = (month: Month, behavior: ScrollBehavior) =>
    sheet.current?.querySelector(`[data-month="${month}"]`)?.scrollIntoView({ block: "start", behavior });
  const showChosen = useEffectEvent(() => {
    const month = monthOf(calendar.focused);
    if (month !== calendar.months[0]) showMonth(month, "instant");
  });
  const isMeasured = headSize > 0;
  useEffect(() => {
    if (isMeasured) showChosen();
  }, [isMeasured]);

  return (
    <div ref={sheet} className="stay-sheet" style={{ "--head": `${headSize}px` } as CSSProperties}>
      <PickerStatus calendar={calendar} />
      <div ref={head} className="stay-sheet-head">
        <StayTabs picker={picker} panelId={prefix} />
        <MonthJumps calendar={calendar} onJump={(month) => showMonth(month, "smooth")} />
      </div>
      <div role="tabpanel" id={prefix} aria-labelledby={`${prefix}-${picker.state.field}`}>
        <QuickChoices calendar={calendar} />
        <FlexibleDays flexible={flexible} />
        <HijriSwitch calendar={calendar} />
        <WeekdayRow calendar={calendar} />
        <CalendarDays calendar={calendar}>
          <SheetMonths calendar={calendar} prefix={prefix} />
        </CalendarDays>
        <Legend calendar={calendar} />
      </div>
    </div>
  );
}

type MonthsProps = { calendar: Calendar; prefix: string };

/** A tap changes the label of nearly every day. The months that a guest may see change at once, the others a moment later. */
function SheetMonths({ calendar, prefix }: MonthsProps) {
  const later = useDeferredValue<Calendar | null>(calendar, null);
  const { visible, focused } = calendar;
  const seen = visible.indexOf(monthOf(focused));
  return visible.map((month, index) => {
    // The months before the one that is shown first have their height from the beginning.
    const isShown = Math.abs(index - seen) <= 1 || (later === null && index < seen);
    const shown = isShown ? calendar : later;
    return shown && <SheetMonth key={month} calendar={shown} month={month} titleId={`${prefix}-${month}`} />;
  });
}

const SheetMonth = memo(function SheetMonth({
  calendar,
  month,
  titleId,
}: {
  calendar: Calendar;
  month: Month;
  titleId: string;
}) {
  return (
    <section data-month={month} aria-labelledby={titleId} className="stay-sheet-month pb-6">
      <MonthTitle calendar={calendar} month={month} id={titleId} level={3} className="stay-sheet-title" />
      <MonthGrid calendar={calendar} month={month} titleId={titleId} />
      <MonthMarks calendar={calendar} month={month} />
    </section>
  );
});

/** Links that scroll to a month; the focus and the choice do not change. */
function MonthJumps({
  calendar: { visible, context },
  onJump,
}: {
  calendar: Calendar;
  onJump: (month: Month) => void;
}) {
  const language = useLanguage();
  return (
    <nav aria-label={context.words.goToMonth} className="flex gap-2 overflow-x-auto py-2">
      {visible.map((month) => (
        <button key={month} type="button" onClick={() => onJump(month)} className={chipClasses(false)}>
          {displayMonth(month, language)}
        </button>
      ))}
    </nav>
  );
}

/** Rendered once for all months; screen readers read the weekdays in each grid and in each day. */
function WeekdayRow({ calendar: { context, site } }: { calendar: Calendar }) {
  return (
    <div
      aria-hidden="true"
      className="stay-sheet-weekdays type-caption grid grid-cols-7 items-center text-center text-muted"
    >
      {weekFrom(site.weekStart).map((weekday) => (
        <span key={weekday}>{context.words.shortWeekdays[weekday]}</span>
      ))}
    </div>
  );
}

function SheetFooter({ picker: { state, send } }: { picker: StayPickerControl }) {
  const t = useMessages();
  const language = useLanguage();
  const { range, nights } = useChosenStay(state);
  const { checkIn, checkOut } = state;
  return (
    <div data-bottom-bar="" className="flex items-center gap-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">{checkIn && checkOut ? shortRange({ checkIn, checkOut }, language) : range}</p>
        {state.checkIn && (
          <button
            type="button"
            onClick={() => send({ type: "clear" })}
            className="hit-area type-small text-primary underline"
          >
            {t.search.clearDates}
          </button>
        )}
      </div>
      <Button
        disabledReason={state.checkIn ? undefined : t.search.checkInFirst}
        onPress={() => send({ type: "select" })}
      >
        {nights ? `${t.search.select} · ${nights}` : t.search.select}
      </Button>
    </div>
  );
}

/** The current height of an element, also after its text wraps. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setHeight(Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
