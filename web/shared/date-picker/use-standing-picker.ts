import { useState } from "react";
import { datePicker } from "#domain/stay/date-picker/date-picker.ts";
import {
  closedPicker,
  type PickerEvent,
  type PickerFacts,
  type PickerState,
} from "#domain/stay/date-picker/date-picker-state.ts";
import type { Stay } from "#domain/stay/stay.ts";
import type { CalendarPicker } from "./calendar/use-calendar.ts";

/**
 * The picker of a calendar that stands in the page and is never closed: it shows the stay the owner keeps, and what of
 * another is chosen so far. A completed stay is told; a half-made one is forgotten when the owner's changes.
 */
export function useStandingPicker(facts: PickerFacts, onConfirm: (stay: Stay) => void): CalendarPicker {
  const [draft, setDraft] = useState<{ state: PickerState; saved: Stay | null }>();
  const { saved } = facts;
  const state = draft && draft.saved === saved ? draft.state : standing(saved);
  function send(event: PickerEvent) {
    const next = datePicker(state, event, facts);
    setDraft(next.open ? { state: next, saved } : undefined);
    if (!next.open && next.confirmed) onConfirm(next.confirmed);
  }
  return { state, facts, send };
}

function standing(saved: Stay | null): PickerState {
  return { ...closedPicker(saved), open: true };
}
