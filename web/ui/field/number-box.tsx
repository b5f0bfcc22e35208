import { useId, useState } from "react";
import { controlClasses } from "./control-classes.ts";
import { readNumber } from "./range-bounds.ts";

type Props = {
  label: string;
  /** The full name for screen readers, when the label needs its surroundings. */
  spokenLabel: string;
  unit?: string | undefined;
  name?: string | undefined;
  value: number;
  /** The guest has set no value: the bound is shown as a placeholder. */
  isUnset?: boolean;
  /** Reads what was typed; whole numbers unless given. */
  read?: (typed: string) => number | null;
  onCommit: (typed: number) => void;
};

/** A number field. It applies the value on Enter or on blur and discards anything that is not a number. */
export function NumberBox({
  label,
  spokenLabel,
  unit,
  name,
  value,
  isUnset = false,
  read = readNumber,
  onCommit,
}: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const typed = draft === null ? null : read(draft);
    setDraft(null);
    if (typed !== null) onCommit(typed);
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="type-small text-text-2">
        <span aria-hidden="true">{label}</span>
        <span className="sr-only">{spokenLabel}</span>
      </label>
      <div className="mt-1 flex items-center gap-2">
        <input
          id={id}
          type="text"
          inputMode={read === readNumber ? "numeric" : "decimal"}
          dir="ltr"
          autoComplete="off"
          name={name}
          value={draft ?? (isUnset ? "" : String(value))}
          placeholder={isUnset ? String(value) : undefined}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === "Enter" && commit()}
          className={`${controlClasses} tabular-nums`}
        />
        {unit && <span className="type-small shrink-0 text-text-2">{unit}</span>}
      </div>
    </div>
  );
}
