import { type RefObject, useEffect, useRef } from "react";
import type { PickerField, PickerState } from "#domain/stay/date-picker/date-picker-state.ts";

const LOOK_EVERY_MS = 50;
/** Longer than the sheet takes to leave. */
const LOOK_FOR_MS = 1000;

/** The field that opened the calendar has the focus again once it closed, unless the guest is elsewhere already. */
export function useFocusBack(fields: RefObject<HTMLDivElement | null>, { open, field }: PickerState) {
  const opener = useRef<PickerField>("check-in");
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    if (open) opener.current = field;
    else whenFocusIsLost(() => focusField(fields.current, opener.current));
  }, [open, field, fields]);
}

/** The calendar keeps the focus until it has left the page; then the page's body has it, which is nowhere. */
function whenFocusIsLost(act: () => void) {
  let left = LOOK_FOR_MS / LOOK_EVERY_MS;
  const look = () => {
    left -= 1;
    const focused = document.activeElement;
    if (!focused || focused === document.body) return act();
    if (left > 0 && focused.closest('[role="dialog"]')) setTimeout(look, LOOK_EVERY_MS);
  };
  setTimeout(look);
}

function focusField(fields: HTMLElement | null, field: PickerField) {
  fields?.querySelector<HTMLElement>(`[data-stay-field="${field}"]`)?.focus({ preventScroll: true });
}
