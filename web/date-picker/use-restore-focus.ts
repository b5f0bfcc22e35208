import { type RefObject, useEffect, useRef } from "react";
import type { PickerField, PickerState } from "#domain/stay/date-picker/date-picker-state.ts";

const CHECK_EVERY_MS = 50;
/** Longer than the closing animation of the sheet. */
const CHECK_FOR_MS = 1000;

/** Returns the focus to the field that opened the calendar, unless the guest has focused another element. */
export function useRestoreFocus(fields: RefObject<HTMLDivElement | null>, { open, field }: PickerState) {
  const opener = useRef<PickerField>("check-in");
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    if (open) opener.current = field;
    else whenFocusIsLost(() => focusField(fields.current, opener.current));
  }, [open, field, fields]);
}

/** The calendar keeps the focus until it is removed from the page; then the focus falls back to the body. */
function whenFocusIsLost(act: () => void) {
  let left = CHECK_FOR_MS / CHECK_EVERY_MS;
  const check = () => {
    left -= 1;
    const focused = document.activeElement;
    if (!focused || focused === document.body) return act();
    if (left > 0 && focused.closest('[role="dialog"]')) setTimeout(check, CHECK_EVERY_MS);
  };
  setTimeout(check);
}

function focusField(fields: HTMLElement | null, field: PickerField) {
  fields?.querySelector<HTMLElement>(`[data-stay-field="${field}"]`)?.focus({ preventScroll: true });
}
