import "./checkbox.css";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";
import { fieldAria } from "./field-aria.ts";

type Native = Omit<ComponentProps<"input">, "type" | "onChange" | "className" | "children" | "ref">;

export type CheckboxProps = Native & {
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
  onChange?: (isChecked: boolean) => void;
  /** Some, but not all, of its options are chosen. */
  isIndeterminate?: boolean;
  /** Content at the end of the line, such as a count. */
  detail?: ReactNode;
};

export function Checkbox({
  label,
  hint,
  error,
  onChange,
  isIndeterminate = false,
  detail,
  id: givenId,
  ...native
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div>
      <label htmlFor={id} className="type-body flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...native}
          {...fieldAria(id, { hint, error })}
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = isIndeterminate;
          }}
          onChange={onChange && ((event) => onChange(event.target.checked))}
          className="check-box"
        />
        <span className="min-w-0 grow">
          {label}
          {hint && (
            <span id={`${id}-hint`} className="type-small block text-text-2">
              {hint}
            </span>
          )}
        </span>
        {detail !== undefined && <span className="type-small shrink-0 pt-0.5 text-muted">{detail}</span>}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
