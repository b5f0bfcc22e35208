import { type RefObject, useEffect } from "react";

/** Moves the focus to an element when what had the focus is gone; a focus elsewhere does not change. */
export function useLostFocus(element: RefObject<HTMLElement | null>, isShown = true): void {
  useEffect(() => {
    if (isShown && hasLostFocus()) element.current?.focus();
  }, [element, isShown]);
}

export function hasLostFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
