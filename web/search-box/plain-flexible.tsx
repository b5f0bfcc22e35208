import { useId } from "react";
import { calendarMonths, maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { writeFlexibleChoice } from "#domain/stay/flexible/choice-url.ts";
import { type FlexibleChoice, flexibleDays } from "#domain/stay/flexible/flexible-choice.ts";
import { MAX_NIGHTS, MIN_NIGHTS } from "#domain/stay/stay.ts";
import { useMonthName } from "#web/date-picker/flexible/flexible-name.tsx";
import { hijriMonths } from "#web/date-picker/flexible/hijri-months.ts";
import { useToday } from "#web/date-picker/use-today.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { controlClasses } from "#web/ui/field/control-classes.ts";
import { Field } from "#web/ui/field/field.tsx";
import { BareSelect } from "#web/ui/field/select.tsx";

/** How flexible the dates are, for a form without JavaScript: a month takes the place of the dates. */
export default function PlainFlexible({ choice }: { choice: FlexibleChoice | null | undefined }) {
  const { plain } = useNamespace("flexible");
  const words = useNamespace("box").flexible;
  const nameOf = useMonthName();
  const [flexId, nightsId, monthId] = [useId(), useId(), useId()];
  const today = useToday();
  const maxDate = maxDateOf(today, usePageContext().site.calendarWindowMonths);
  const months = [...calendarMonths(today, maxDate), ...hijriMonths(today, maxDate)];
  const written = writeFlexibleChoice(choice);
  const ways = [
    { value: "", label: words.exact },
    ...flexibleDays.map((days) => ({ value: `${days}`, label: words.days({ n: days }) })),
    { value: "weekends", label: plain.weekends },
  ];
  return (
    <>
      <Field id={flexId} label={plain.label}>
        <BareSelect id={flexId} name="flex" options={ways} defaultValue={written.flex} />
      </Field>
      <Field id={nightsId} label={plain.nights}>
        <input
          id={nightsId}
          type="number"
          name="nights"
          min={MIN_NIGHTS}
          max={MAX_NIGHTS}
          defaultValue={written.nights}
          className={controlClasses}
        />
      </Field>
      <Field id={monthId} label={plain.month}>
        <BareSelect
          id={monthId}
          name="month"
          options={[{ value: "", label: plain.noMonth }, ...months.map((value) => ({ value, label: nameOf(value) }))]}
          defaultValue={written.month}
        />
      </Field>
    </>
  );
}
