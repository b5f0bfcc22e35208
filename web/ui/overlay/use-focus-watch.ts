import { type RefObject, useEffect } from "react";
import { watchFocus } from "./watch-focus.ts";

/** Keeps the focus inside the dialog while it is mounted. */
export function useFocusWatch(dialog: RefObject<HTMLElement | null>) {
  useEffect(() => (dialog.current ? watchFocus(dialog.current) : undefined), [dialog]);
}
