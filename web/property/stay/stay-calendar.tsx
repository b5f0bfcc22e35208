import { useState } from "react";
import { monthOf } from "#domain/stay/calendar/month.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { CalendarDays } from "#web/date-picker/calendar/calendar-days.tsx";
import { HijriSwitch, Legend } from "#web/date-picker/calendar/legend.tsx";
import { MonthPage } from "#web/date-picker/calendar/month-page.tsx";
import { type Calendar, useCalendar } from "#web/date-picker/calendar/use-calendar.ts";
import { useChosenStay } from "#web/date-picker/chosen-stay.ts";
import { PickerStatus } from "#web/date-picker/picker-status.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useMedia } from "#web/lib/use-media.ts";
import { useSurface } from "#web/shared/page-context.tsx";
import { useBooking } from "./booking-context.tsx";
import { useInlinePicker } from "./use-inline-picker.ts";

/** From this width on two months fit beside the price card; below it their days would be too narrow to tap. */
const FITS_TWO_MONTHS = "(width >= 1120px)";

/** Two months where they fit, one on a phone; the stay chosen here is that of the price card. */
export default function StayCalendar() {
  const { picker, availability, change } = useBooking();
  const fitsTwo = useMedia(FITS_TWO_MONTHS, true);
  const shown = useSurface() === "desktop" && fitsTwo ? 2 : 1;
  const inlinePicker = useInlinePicker(picker.facts, (stay) => change({ stay }));
  const calendar = useCalendar(inlinePicker, availability.nightly, shown);
  useShowMonth(calendar, picker.facts.saved);
  const clear = () => {
    inlinePicker.clear();
    change({ stay: null });
  };
  return (
    <>
      <PickerStatus calendar={calendar} />
      <Chosen calendar={calendar} onClear={clear} />
      <CalendarDays calendar={calendar} takesFocus={false} className="mt-2 grid gap-8 desktop:min-[1120px]:grid-cols-2">
        {calendar.visible.map((month, index) => (
          <MonthPage
            key={month}
            calendar={calendar}
            month={month}
            level={3}
            className={index > 0 ? "hidden desktop:min-[1120px]:block" : ""}
          />
        ))}
      </CalendarDays>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Legend calendar={calendar} />
        <div className="noscript:hidden">
          <HijriSwitch calendar={calendar} />
        </div>
      </div>
    </>
  );
}

/** The current choice, or what the next tap chooses; and a button that clears the dates. */
function Chosen({ calendar: { picker, context }, onClear }: { calendar: Calendar; onClear: () => void }) {
  const t = useMessages();
  const { state, facts } = picker;
  const { range, nights } = useChosenStay(state);
  const isHalf = state.field === "check-out" && state.checkIn !== null;
  const next = isHalf ? context.words.focus.checkOut : context.words.focus.checkIn;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <p aria-hidden="true" className="text-text type-body">
        {state.checkIn && <span className="font-semibold">{range} · </span>}
        <span className="text-text-2">{state.checkIn && !isHalf ? nights : next}</span>
      </p>
      {facts.saved && (
        <button type="button" onClick={onClear} className="hit-area text-primary underline type-small noscript:hidden">
          {t.search.clearDates}
        </button>
      )}
    </div>
  );
}

/** Shows the month of a stay that was chosen elsewhere on the page. */
function useShowMonth({ visible, focus }: Calendar, saved: Stay | null) {
  const [known, setKnown] = useState(saved);
  if (known === saved) return;
  setKnown(saved);
  if (saved && !visible.includes(monthOf(saved.checkIn))) focus(saved.checkIn);
}
