import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Icon } from "../display/icon.tsx";
import { controlClasses } from "./control-classes.ts";
import { Field } from "./field.tsx";
import { type FieldWords, fieldAria } from "./field-aria.ts";

export type SelectOption = { value: string; label: string };

type Native = Omit<ComponentProps<"select">, "onChange" | "className" | "children" | "multiple">;

export type SelectProps = Native &
  FieldWords & {
    options: readonly SelectOption[];
    onChange?: (value: string) => void;
    /** A first option without a value, such as "Choose". */
    placeholder?: string;
  };

export function Select({ label, hint, error, isOptional, id: givenId, ...rest }: SelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <BareSelect {...rest} {...fieldAria(id, { hint, error })} />
    </Field>
  );
}

type BareProps = Native & Pick<SelectProps, "options" | "onChange" | "placeholder">;

/** The select without a label, for components that have their own. */
export function BareSelect({ options, onChange, placeholder, ...native }: BareProps) {
  return (
    <div className="relative">
      <select
        {...native}
        onChange={onChange && ((event) => onChange(event.target.value))}
        className={`${controlClasses} appearance-none truncate pe-10 aria-invalid:pe-[39px]`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          // Server and browser may name the same country slightly differently.
          <option key={option.value} value={option.value} suppressHydrationWarning>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-text-2">
        <Icon icon={ChevronDown} />
      </span>
    </div>
  );
}
