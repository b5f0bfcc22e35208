import { lazy, type ReactNode, Suspense, useState } from "react";
import { isDateless } from "#domain/stay/flexible/flexible-choice.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { FlexibleControl } from "../calendar/calendar-props.ts";
import type { StayPickerControl } from "../use-stay-picker.ts";

const FlexiblePanel = lazy(() => import("./flexible-panel.tsx"));

const modes = ["dates", "flexible"] as const;
export type PickerMode = (typeof modes)[number];

/** Whether the guest chooses days in the calendar or a month and a length. */
export function usePickerMode(flexible: FlexibleControl | undefined) {
  return useState<PickerMode>(isDateless(flexible?.choice) ? "flexible" : "dates");
}

type Props = {
  picker: StayPickerControl;
  flexible: FlexibleControl | undefined;
  mode: PickerMode;
  setMode: (mode: PickerMode) => void;
  /** The calendar. */
  children: ReactNode;
};

/** The calendar, and where a guest searches a second way to choose beside it. */
export function PickerModes({ picker, flexible, mode, setMode, children }: Props) {
  const words = useNamespace("picker").flexible;
  if (!flexible) return children;
  return (
    <>
      <fieldset className="mb-4 min-w-0">
        <legend className="sr-only">{words.label}</legend>
        <div className="flex gap-1 rounded-control bg-sunken p-1">
          {modes.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === mode}
              onClick={() => setMode(each)}
              className={`type-button min-h-11 flex-1 rounded-control-sm border px-3 transition-colors hover:text-primary ${
                each === mode ? "border-border bg-surface text-primary shadow-e1" : "border-transparent text-text-2"
              }`}
            >
              {words[each]}
            </button>
          ))}
        </div>
      </fieldset>
      {mode === "dates" ? (
        children
      ) : (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <FlexiblePanel picker={picker} flexible={flexible} />
        </Suspense>
      )}
    </>
  );
}
