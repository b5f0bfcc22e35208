import { type ReactNode, useId } from "react";
import { type MarkedDays, markedDays } from "#domain/site/day-marks.ts";
import { calendarMonths } from "#domain/stay/calendar/calendar-window.ts";
import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import type { Month } from "#domain/stay/calendar/month.ts";
import type { PickerFacts } from "#domain/stay/date-picker/date-picker-state.ts";
import { addDays } from "#domain/stay/day.ts";
import { type Period, periodOfMonth } from "#domain/stay/flexible/period.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Chip } from "#web/ui/action/chip.tsx";
import { controlClasses } from "#web/ui/field/control-classes.ts";
import { Field } from "#web/ui/field/field.tsx";
import { MarkDot } from "../calendar/mark-dot.tsx";
import { useHijriChoice } from "../use-hijri-choice.ts";
import type { Draft } from "./flexible-draft.ts";
import { useMonthName } from "./flexible-name.tsx";
import { hijriMonths } from "./hijri-months.ts";

type Props = { draft: Draft; facts: PickerFacts; onChange: (part: Partial<Draft>) => void };

/** The months of both calendars with their feasts, and for nights also any two days. */
export function ChoosePeriod({ draft, facts: { today, maxDate }, onChange }: Props) {
  const words = useNamespace("picker").flexible;
  const [showsHijri] = useHijriChoice();
  const last = addDays(maxDate, -1);
  const period = draft.month ? periodOfMonth(draft.month) : null;
  const choose = (month: Month) => onChange({ month, from: "", to: "" });
  return (
    <fieldset className="min-w-0">
      <legend className="type-small font-semibold text-text">{words.when}</legend>
      <Months label={words.months} months={calendarMonths(today, last)} {...{ draft, choose }} />
      {showsHijri && <Months label={words.hijriMonths} months={hijriMonths(today, last)} {...{ draft, choose }} />}
      {period && <Marks period={period} />}
      {draft.kind === "nights" && (
        <Group label={words.between}>
          <div className="flexible-days">
            <DayField
              label={words.from}
              day={draft.from}
              min={today}
              max={last}
              onChange={(from) => onChange({ from, month: null })}
            />
            <DayField
              label={words.to}
              day={draft.to}
              min={draft.from || today}
              max={maxDate}
              onChange={(to) => onChange({ to, month: null })}
            />
          </div>
        </Group>
      )}
    </fieldset>
  );
}

type MonthsProps = { label: string; months: readonly Month[]; draft: Draft; choose: (month: Month) => void };

function Months({ label, months, draft, choose }: MonthsProps) {
  const nameOf = useMonthName();
  return (
    <Group label={label}>
      <div className="flex flex-wrap gap-2">
        {months.map((month) => (
          <Chip key={month} isSelected={month === draft.month} onPress={() => choose(month)}>
            <bdi>{nameOf(month)}</bdi>
          </Chip>
        ))}
      </div>
    </Group>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the fieldset around it
    <div role="group" aria-labelledby={id} className="mt-3">
      <p id={id} className="mb-1.5 text-text-2 type-caption">
        {label}
      </p>
      {children}
    </div>
  );
}

/** The feasts and national days of the chosen month, which make it dearer. */
function Marks({ period: { first, end } }: { period: Period }) {
  const { marks } = useNamespace("picker");
  const language = useLanguage();
  const { countryCode } = usePageContext().site;
  const found = markedDays(daysOf({ checkIn: first, checkOut: end }), countryCode);
  const daysText = ({ from, to }: MarkedDays) =>
    from === to
      ? displaySentenceDay(from, language)
      : `${displaySentenceDay(from, language)} – ${displaySentenceDay(to, language)}`;
  if (found.length === 0) return null;
  return (
    <ul className="type-caption mt-3 flex flex-wrap gap-x-4 gap-y-1 text-text-2">
      {found.map((marked) => (
        <li key={marked.mark} className="flex items-center gap-1.5">
          <MarkDot mark={marked.mark} />
          {marks[marked.mark]}
          <bdi className="text-muted">{daysText(marked)}</bdi>
        </li>
      ))}
    </ul>
  );
}

type DayProps = { label: string; day: string; min: string; max: string; onChange: (day: string) => void };

function DayField({ label, day, min, max, onChange }: DayProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        type="date"
        value={day}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value)}
        className={controlClasses}
      />
    </Field>
  );
}
