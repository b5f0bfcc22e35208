import type { KeyboardEvent } from "react";
import { useRef } from "react";
import { displayShortDay } from "#domain/stay/calendar/display-day.ts";
import type { PickerField } from "#domain/stay/date-picker/date-picker-state.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { stepOf } from "#web/ui/navigation/tab-step.ts";
import type { StayPickerControl } from "./use-stay-picker.ts";

type Props = { picker: StayPickerControl; panelId: string };

const fields: readonly PickerField[] = ["check-in", "check-out"];

/** Check-in and check-out with their days. A tab selects which of the two the next tap chooses. */
export function StayTabs({ picker: { state, send }, panelId }: Props) {
  const t = useMessages();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = fields[stepOf(event.key, fields.indexOf(state.field), fields.length, isRtl) ?? -1];
    if (!next || (next === "check-out" && !state.checkIn)) return;
    event.preventDefault();
    send({ type: "focus", field: next });
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t.search.dates}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="grid grid-cols-2 border-border border-b"
    >
      <StayTab field="check-in" label={t.search.checkIn} day={state.checkIn} {...{ state, send, panelId }} />
      <StayTab field="check-out" label={t.search.checkOut} day={state.checkOut} {...{ state, send, panelId }} />
    </div>
  );
}

type TabProps = Pick<StayPickerControl, "state" | "send"> & {
  field: PickerField;
  label: string;
  day: string | null;
  panelId: string;
};

function StayTab({ field, label, day, state, send, panelId }: TabProps) {
  const t = useMessages();
  const language = useLanguage();
  const isOff = field === "check-out" && !state.checkIn;
  return (
    <button
      type="button"
      role="tab"
      id={`${panelId}-${field}`}
      data-tab={field}
      aria-selected={state.field === field}
      aria-controls={panelId}
      aria-disabled={isOff || undefined}
      tabIndex={state.field === field ? 0 : -1}
      onClick={() => send({ type: "focus", field })}
      className="-mb-px min-h-14 border-transparent border-b-3 px-2 py-1 text-start text-text-2 transition-colors aria-disabled:text-muted aria-selected:border-primary aria-selected:text-primary"
    >
      <span className="type-caption block">{label}</span>
      <span className="type-button block">{day ? displayShortDay(day, language) : t.search.invalidDate}</span>
    </button>
  );
}
