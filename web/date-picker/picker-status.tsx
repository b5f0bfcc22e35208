import { displayMonth } from "#domain/stay/calendar/display-day.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { dayInWords } from "./calendar/describe-day.ts";
import type { Calendar } from "./calendar/use-calendar.ts";
import { useChosenStay } from "./chosen-stay.ts";

/** Announces changes to screen readers: the date being chosen, the choice, the visible months. */
export function PickerStatus({ calendar: { picker, context, visible, months } }: { calendar: Calendar }) {
  const language = useLanguage();
  const { state } = picker;
  const { words } = context;
  const { range, nights } = useChosenStay(state);
  const chosen = state.checkOut ? [range, nights] : [checkInText()];
  const next = state.field === "check-in" ? words.focus.checkIn : words.focus.checkOut;

  function checkInText() {
    return state.checkIn ? `${words.spoken.checkIn} ${dayInWords(state.checkIn, words)}` : words.noneChosen;
  }

  return (
    <>
      <p role="status" className="sr-only">
        {[...chosen, next].join(words.comma)}
      </p>
      <p role="status" className="sr-only">
        {visible.length < months.length && visible.map((month) => displayMonth(month, language)).join(words.comma)}
      </p>
    </>
  );
}
