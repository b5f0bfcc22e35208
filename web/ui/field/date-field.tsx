import { type FocusEvent, useId } from "react";
import { controlClasses } from "./control-classes.ts";
import { FieldError, FieldHint, LabelText } from "./field.tsx";
import { type FieldWords, fieldAria } from "./field-aria.ts";
import { BareSelect } from "./select.tsx";

type Part = "day" | "month" | "year";

export type DateFieldProps = FieldWords & {
  /** Id of the first box, for links from an error summary. */
  id?: string;
  /** `YYYY-MM-DD` where a missing part is empty; an empty text for no date at all. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  words: Record<Part, string>;
  /** The names of the twelve months. */
  months: readonly string[];
  /** The autofill prefix before `-day`, `-month` and `-year`, such as `bday`. */
  autoComplete?: string;
};

/** A date such as a birthday: typing it into three boxes is faster than paging through a calendar. */
export function DateField({ label, hint, error, isOptional, id: givenId, ...date }: DateFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { value, onChange, onBlur, words, months, autoComplete } = date;
  const [year = "", month = "", day = ""] = value.split("-");
  const change = (part: Partial<Record<Part, string>>) => {
    const next = { year, month, day, ...part };
    const text = `${next.year}-${next.month}-${next.day}`;
    onChange(text === "--" ? "" : text);
  };
  const fill = (part: Part) => (autoComplete ? `${autoComplete}-${part}` : "off");
  const { "aria-invalid": isInvalid, ...aria } = fieldAria(id, { hint, error });
  const number = { inputMode: "numeric", dir: "ltr", onBlur, "aria-invalid": isInvalid } as const;
  const inputClasses = `${controlClasses} tabular-nums`;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1" aria-describedby={aria["aria-describedby"]}>
      <legend className="mb-1 font-semibold text-text type-small">
        <LabelText label={label} isOptional={isOptional} />
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_5.5rem] gap-2">
        <input
          {...number}
          id={id}
          aria-label={words.day}
          placeholder={words.day}
          autoComplete={fill("day")}
          maxLength={2}
          value={day}
          onChange={(event) => change({ day: event.target.value })}
          onBlur={(event) => {
            if (/^\d$/.test(day)) change({ day: `0${day}` });
            onBlur?.(event);
          }}
          className={inputClasses}
        />
        <BareSelect
          aria-label={words.month}
          aria-invalid={isInvalid}
          autoComplete={fill("month")}
          placeholder={words.month}
          value={month}
          onBlur={onBlur}
          onChange={(chosen) => change({ month: chosen })}
          options={months.map((name, index) => ({ value: String(index + 1).padStart(2, "0"), label: name }))}
        />
        <input
          {...number}
          aria-label={words.year}
          placeholder={words.year}
          autoComplete={fill("year")}
          maxLength={4}
          value={year}
          onChange={(event) => change({ year: event.target.value })}
          className={inputClasses}
        />
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
