import "./code-field.css";
import { bareDigits } from "#domain/field/digits.ts";
import { Field } from "./field.tsx";
import { type FieldWords, fieldAria } from "./field-aria.ts";

const DIGITS = 6;

type Props = FieldWords & { id: string; name?: string; value: string; onChange: (code: string) => void };

/** One input with six cells: paste, autofill from a message and Arabic digits work, also with screen readers. */
export function CodeField({ id, name = "code", label, hint, error, value, onChange }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div dir="ltr" className="relative max-w-90">
        <input
          {...fieldAria(id, { hint, error })}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          value={value}
          onChange={(event) => onChange(bareDigits(event.target.value).replace(/\D/g, "").slice(0, DIGITS))}
          className="code-input absolute inset-0 z-1 w-full cursor-text rounded-control type-h2"
        />
        <Cells value={value} />
      </div>
    </Field>
  );
}

function Cells({ value }: { value: string }) {
  const next = Math.min(value.length, DIGITS - 1);
  return (
    <div aria-hidden="true" className="code-cells grid grid-cols-6 gap-2">
      {Array.from({ length: DIGITS }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its index
          key={index}
          data-next={index === next ? "" : undefined}
          className="flex min-h-14 items-center justify-center rounded-control border border-border-strong bg-surface text-text tabular-nums type-h2"
        >
          {value[index] ?? ""}
        </span>
      ))}
    </div>
  );
}
