import { type ComponentProps, useId } from "react";
import { controlClasses } from "./control-classes.ts";
import { Field } from "./field.tsx";
import { type FieldWords, fieldAria } from "./field-aria.ts";

type Native = Omit<ComponentProps<"textarea">, "onChange" | "className" | "children">;

type Props = Native &
  FieldWords & {
    onChange?: (value: string) => void;
    /** Shown below the box, such as how many characters are left. */
    counter?: string;
  };

/** A text of several lines. */
export function TextArea({ label, hint, error, isOptional, counter, onChange, id: givenId, ...native }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea
        {...native}
        {...fieldAria(id, { hint, error })}
        onChange={onChange && ((event) => onChange(event.target.value))}
        className={`${controlClasses} resize-y py-2.5`}
      />
      {counter && <p className="text-end text-muted type-caption tabular-nums">{counter}</p>}
    </Field>
  );
}
