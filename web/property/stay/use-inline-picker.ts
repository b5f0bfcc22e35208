import { useState } from "react";
import { datePicker } from "#domain/stay/date-picker/date-picker.ts";
import {
  closedPicker,
  type PickerEvent,
  type PickerFacts,
  type PickerState,
} from "#domain/stay/date-picker/date-picker-state.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { CalendarPicker } from "#web/date-picker/calendar/use-calendar.ts";

/**
 * The picker of a calendar that is always open: it shows the owner's stay, or the new one that is being chosen. A
 * completed stay is reported; an incomplete one is discarded when the owner has another stay. It remains when the owner
 * has none any more: the owner clears its dates a moment after the press, and the guest may have begun to choose before.
 */
export function useInlinePicker(facts: PickerFacts, onConfirm: (stay: Stay) => void) {
  const [draft, setDraft] = useState<{ state: PickerState; saved: Stay | null }>();
  const { saved } = facts;
  const state = draft && (draft.saved === saved || saved === null) ? draft.state : openPicker(saved);
  function send(event: PickerEvent) {
    const next = datePicker(state, event, facts);
    setDraft(next.open ? { state: next, saved } : undefined);
    if (!next.open && next.confirmed) onConfirm(next.confirmed);
  }
  const picker: CalendarPicker = { state, facts, send };
  return { ...picker, clear: () => setDraft({ state: openPicker(null), saved }) };
}

function openPicker(saved: Stay | null): PickerState {
  return { ...closedPicker(saved), open: true };
}
