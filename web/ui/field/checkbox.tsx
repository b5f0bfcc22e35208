import "./checkbox.css";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";
import { fieldAria } from "./field-aria.ts";

type Native = Omit<ComponentProps<"input">, "type" | "onChange" | "className" | "children" | "ref">;

type LineProps = Native & {
  label: ReactNode;
  onChange?: (isChecked: boolean) => void;
  /** Some, but not all, of its options are chosen. */
  isIndeterminate?: boolean;
  /** Content at the end of the line, such as a count. */
  detail?: ReactNode;
};

/** A checkbox of a long list: it has no hint and no error, so it needs no id. */
export function CheckLine({ label, onChange, isIndeterminate = false, detail, ...native }: LineProps) {
  return (
    <label htmlFor={native.id} className="check-line type-body">
      <input
        {...native}
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = isIndeterminate;
        }}
        onChange={onChange && ((event) => onChange(event.target.checked))}
        className="check-box"
      />
      <span>{label}</span>
      {detail}
    </label>
  );
}

export type CheckboxProps = LineProps & { hint?: string; error?: string | undefined };

export function Checkbox({ label, hint, error, id: givenId, ...line }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const withHint = (
    <>
      {label}
      {hint && (
        <span id={`${id}-hint`} className="type-small block text-text-2">
          {hint}
        </span>
      )}
    </>
  );
  return (
    <div>
      <CheckLine {...line} {...fieldAria(id, { hint, error })} label={withHint} />
      <FieldError id={id} error={error} />
    </div>
  );
}
