import { type RefObject, useEffect } from "react";
import { watchFocus } from "./watch-focus.ts";

/** Watches the focus for as long as the dialog is in the page. */
export function useFocusWatch(dialog: RefObject<HTMLElement | null>) {
  useEffect(() => (dialog.current ? watchFocus(dialog.current) : undefined), [dialog]);
}
