import "./stay-popover.css";
import { useRef } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { useOverlayContainer } from "#web/ui/overlay/overlay-container.ts";
import { CalendarDays } from "./calendar/calendar-days.tsx";
import type { OpenCalendarProps } from "./calendar/calendar-props.ts";
import { HijriSwitch, Legend } from "./calendar/legend.tsx";
import { MonthPage } from "./calendar/month-page.tsx";
import { useCalendar } from "./calendar/use-calendar.ts";
import { useChosenStay } from "./chosen-stay.ts";
import { FlexibleDays } from "./flexible/flexible-days.tsx";
import { PickerModes, usePickerMode } from "./flexible/picker-mode.tsx";
import { PickerStatus } from "./picker-status.tsx";
import { QuickChoices } from "./quick-choices.tsx";
import { useOutsideTap } from "./use-outside-tap.ts";
import { usePopoverPosition } from "./use-popover-position.ts";
import type { StayPickerControl } from "./use-stay-picker.ts";

const MONTHS = 2;

/** The desktop calendar below the fields, which stay usable; a tap outside closes it. */
export default function StayPopover({ picker, ...rest }: OpenCalendarProps) {
  if (!picker.state.open || !picker.container) return null;
  return createPortal(<OpenPopover picker={picker} {...rest} />, picker.container);
}

function OpenPopover({ picker, nightly, collapsed = false, flexible }: OpenCalendarProps) {
  const t = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  const calendar = useCalendar(picker, nightly, MONTHS);
  const [mode, setMode] = usePickerMode(flexible);
  useOutsideTap(panel, picker);
  const style = usePopoverPosition(panel, picker, collapsed);
  return (
    <>
      {collapsed && <Backdrop />}
      <div
        ref={panel}
        role="dialog"
        aria-label={t.search.selectDates}
        tabIndex={-1}
        data-collapsed={collapsed || undefined}
        style={style}
        className="stay-popover"
      >
        <PickerModes {...{ picker, flexible, mode, setMode }}>
          <PickerStatus calendar={calendar} />
          <QuickChoices calendar={calendar} />
          <FlexibleDays flexible={flexible} />
          <CalendarDays calendar={calendar} className="mt-2 grid grid-cols-2 gap-8">
            {calendar.visible.map((month) => (
              <MonthPage key={month} calendar={calendar} month={month} level={2} />
            ))}
          </CalendarDays>
          <div className="mt-3 flex items-center justify-between gap-6">
            <Legend calendar={calendar} />
            <HijriSwitch calendar={calendar} />
          </div>
          <PopoverFooter picker={picker} />
        </PickerModes>
      </div>
    </>
  );
}

function PopoverFooter({ picker: { state, send } }: { picker: StayPickerControl }) {
  const t = useMessages();
  const { range, nights } = useChosenStay(state);
  return (
    <div className="stay-popover-footer">
      <p className="min-w-0 grow">
        <span className="font-semibold">{range}</span>
        {nights && <span className="type-small block text-text-2">{nights}</span>}
      </p>
      <Button variant="quiet" onPress={() => send({ type: "clear" })}>
        {t.search.clearDates}
      </Button>
      <Button
        disabledReason={state.checkIn ? undefined : t.search.checkInFirst}
        onPress={() => send({ type: "select" })}
      >
        {t.search.select}
      </Button>
    </div>
  );
}

/** Dims the page below the bar that contains the fields. */
function Backdrop() {
  const property = useOverlayContainer();
  return createPortal(<div aria-hidden="true" className="stay-backdrop" />, property ?? document.body);
}
