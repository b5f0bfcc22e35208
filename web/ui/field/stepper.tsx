import { type LucideIcon, Minus } from "lucide-react";
import { useId } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { type Drawing, plus } from "../display/drawings.ts";
import { Icon } from "../display/icon.tsx";

const MAX = Number.MAX_SAFE_INTEGER;

export type StepperProps = {
  label: string;
  hint?: string;
  value: number;
  /** Shown instead of the value, such as "Any". */
  valueText?: string | undefined;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
};

/** A small whole number with a button on either side; at its bound a button stays focusable but does nothing. */
export function Stepper({ label, hint, value, valueText, min = 0, max = MAX, onChange }: StepperProps) {
  const t = useMessages();
  const id = useId();
  const change = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <fieldset aria-describedby={hint && `${id}-hint`} className="flex min-h-control min-w-0 items-center gap-4">
      <legend className="sr-only">{label}</legend>
      <span className="min-w-0 grow">
        <span aria-hidden="true" className="type-body block">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="type-small block text-text-2">
            {hint}
          </span>
        )}
      </span>
      <span className="flex items-center gap-2">
        <StepButton
          icon={Minus}
          label={t.ui.decrease({ x: label })}
          isAtEnd={value <= min}
          onPress={() => change(-1)}
        />
        <output aria-live="polite" className="type-button min-w-8 text-center tabular-nums">
          {valueText ?? value}
        </output>
        <StepButton icon={plus} label={t.ui.increase({ x: label })} isAtEnd={value >= max} onPress={() => change(1)} />
      </span>
    </fieldset>
  );
}

type StepButtonProps = { icon: LucideIcon | Drawing; label: string; isAtEnd: boolean; onPress: () => void };

function StepButton({ icon, label, isAtEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onPress()}
      className="inline-flex size-11 items-center justify-center rounded-pill border-[1.5px] border-primary bg-surface text-primary transition-colors not-aria-disabled:hover:bg-primary-soft aria-disabled:cursor-not-allowed aria-disabled:border-border aria-disabled:text-muted"
    >
      <Icon icon={icon} />
    </button>
  );
}
