import "./radio-group.css";
import { useId } from "react";
import { FieldError, FieldHint, LabelText } from "./field.tsx";
import { type FieldWords, fieldAria } from "./field-aria.ts";

export type RadioOption = { value: string; label: string; hint?: string; isDisabled?: boolean };

export type RadioGroupProps = FieldWords & {
  /** Name in the submitted form; each group has its own. */
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  id?: string;
};

/** One choice of a few visible options. */
export function RadioGroup({ label, hint, error, isOptional, options, id: givenId, ...choice }: RadioGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { "aria-invalid": _, ...aria } = fieldAria(id, { hint, error });
  return (
    <fieldset {...aria} className="min-w-0">
      <legend className="type-small font-semibold text-text">
        <LabelText label={label} isOptional={isOptional} />
      </legend>
      <FieldHint id={id} hint={hint} />
      {options.map((option) => (
        <Radio key={option.value} {...choice} option={option} isInvalid={Boolean(error)} />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type RadioProps = Pick<RadioGroupProps, "name" | "value" | "defaultValue" | "onChange"> & {
  option: RadioOption;
  isInvalid: boolean;
};

function Radio({ name, value, defaultValue, onChange, option, isInvalid }: RadioProps) {
  const id = useId();
  const chosen =
    value === undefined ? { defaultChecked: defaultValue === option.value } : { checked: value === option.value };
  return (
    <label htmlFor={id} className="type-body flex min-h-11 items-start gap-3 py-2.5">
      <input
        {...chosen}
        id={id}
        type="radio"
        name={name}
        value={option.value}
        disabled={option.isDisabled}
        aria-invalid={isInvalid || undefined}
        aria-describedby={option.hint && `${id}-hint`}
        onChange={() => onChange?.(option.value)}
        className="radio-dot"
      />
      <span className="min-w-0">
        {option.label}
        {option.hint && (
          <span id={`${id}-hint`} className="type-small block text-text-2">
            {option.hint}
          </span>
        )}
      </span>
    </label>
  );
}
