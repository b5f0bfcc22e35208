import { CalendarDays } from "lucide-react";
import { type ReactNode, useId } from "react";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import type { PickerField } from "#domain/stay/date-picker/date-picker-state.ts";
import { nightsOf } from "#domain/stay/stay.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { track } from "#web/lib/analytics/track.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { preloadCalendar } from "./stay-picker.tsx";
import { usePickerLayout, usePopoverQuery } from "./use-picker-layout.ts";
import type { StayPickerControl } from "./use-stay-picker.ts";

export type StayFieldsProps = {
  picker: StayPickerControl;
  /** The page in analytics: `home`, `results`, `details`. */
  page: string;
  /** The times of the property, `15:00`; each is shown below its date. */
  checkInFrom?: string | undefined;
  checkOutTo?: string | undefined;
  /** Adds the dates to the surrounding form as `checkIn` and `checkOut`. */
  isInForm?: boolean;
  /** What the guest chose instead of dates; one field shows it. */
  instead?: ReactNode;
  /** How far the dates may move. */
  note?: string | undefined;
};

/** The two dates of a stay: read-only fields that open the calendar below them. */
export function StayFields(props: StayFieldsProps) {
  const { picker, page, checkInFrom, checkOutTo, isInForm = false, instead, note } = props;
  const { checkIn, checkOut } = picker.state;
  return (
    <div ref={picker.fields} className="relative scroll-mt-4">
      {instead ? (
        <StayField picker={picker} page={page} field="check-in" time={undefined} instead={instead} />
      ) : (
        <div className="@container grid grid-cols-2 gap-2 md:gap-3">
          <StayField picker={picker} page={page} field="check-in" time={checkInFrom} />
          <StayField picker={picker} page={page} field="check-out" time={checkOutTo} />
        </div>
      )}
      {note && (
        <p className="mt-1 text-text-2 type-small">
          <bdi>{note}</bdi>
        </p>
      )}
      {isInForm && checkIn && checkOut && (
        <>
          <input type="hidden" name="checkIn" value={writeUrlDay(checkIn)} />
          <input type="hidden" name="checkOut" value={writeUrlDay(checkOut)} />
        </>
      )}
      <div ref={picker.setContainer} />
      <ConfirmedStay picker={picker} />
    </div>
  );
}

type FieldProps = Pick<StayFieldsProps, "picker" | "page" | "instead"> & {
  field: PickerField;
  time: string | undefined;
};

const facts = {
  "check-in": { word: "checkIn", dayOf: "checkIn", timeText: "fromTime" },
  "check-out": { word: "checkOut", dayOf: "checkOut", timeText: "untilTime" },
} as const;

function StayField({ picker, page, field, time, instead }: FieldProps) {
  const t = useMessages();
  const id = useId();
  const language = useLanguage();
  const layout = usePickerLayout();
  const unless = usePopoverQuery();
  const { state, send } = picker;
  const { word, dayOf, timeText } = facts[field];
  const day = state[dayOf];
  const isOff = field === "check-out" && !state.checkIn;
  const isCurrent = state.open && state.field === field;
  const clock = day && time ? displayTime(time, language) : "";

  const open = () => {
    if (isOff) return track("checkout_field_tapped_empty");
    if (!state.open) track("date_field_opened", { field: word, page });
    send({ type: "open", field });
  };

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className="type-small font-semibold text-text">
        {instead ? t.search.dates : t.search[word]}
      </span>
      <button
        type="button"
        data-stay-field={field}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={isOff || clock ? `${id}-note` : undefined}
        aria-haspopup="dialog"
        {...(isOff ? {} : opensSheet(t.search.selectDates, { shape: "screen", unless }))}
        aria-expanded={isCurrent}
        aria-disabled={isOff || undefined}
        onClick={open}
        onPointerEnter={() => preloadCalendar(layout, language)}
        onFocus={() => preloadCalendar(layout, language)}
        className={`type-input flex min-h-control w-full items-center gap-2 rounded-control border bg-surface px-3 text-start max-[359px]:px-2 transition-colors aria-disabled:bg-sunken aria-disabled:text-muted not-aria-disabled:hover:border-text-2 ${
          isCurrent ? "border-primary shadow-[inset_0_0_0_1px_var(--color-primary)]" : "border-border-strong"
        }`}
      >
        <Icon icon={CalendarDays} className={`text-muted max-[359px]:hidden ${day ? "@max-[24rem]:hidden" : ""}`} />
        <span id={`${id}-value`} className={`min-w-0 ${day || instead ? "text-text" : "text-muted"}`}>
          {instead ?? (day ? displayDay(day, language) : t.search.invalidDate)}
        </span>
      </button>
      {isOff && (
        <span id={`${id}-note`} hidden>
          {t.search.checkInFirst}
        </span>
      )}
      {time && (
        // Its height is constant, so that the calendar below does not move while dates are chosen.
        <span id={clock ? `${id}-note` : undefined} className="type-small min-h-[1lh] text-text-2">
          {clock && t.search[timeText]({ time: clock })}
        </span>
      )}
    </div>
  );
}

/** Announces the stay to screen readers when the calendar closes. */
function ConfirmedStay({ picker: { state, wasOpened } }: Pick<StayFieldsProps, "picker">) {
  const t = useMessages();
  const language = useLanguage();
  const stay = wasOpened && !state.open ? state.confirmed : null;
  return (
    <span role="status" className="sr-only">
      {stay &&
        t.search.stayWithNights({
          checkIn: displayDay(stay.checkIn, language),
          checkOut: displayDay(stay.checkOut, language),
          nights: t.count.nights({ n: nightsOf(stay) }),
        })}
    </span>
  );
}
