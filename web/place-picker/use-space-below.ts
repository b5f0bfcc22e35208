import { type RefObject, useLayoutEffect, useState } from "react";

/** The field, some places and the beginning of the next one. */
const MIN_SPACE = 360;
const MARGIN = 12;

/**
 * Scrolls the page before a list opens below a field with too little space for it, so that it opens there at once.
 * `true` once there is as much as the window has.
 */
export function useSpaceBelow(field: RefObject<Element | null>, isOpen: boolean): boolean {
  const [hasSpace, setSpace] = useState(false);
  useLayoutEffect(() => {
    if (isOpen && field.current) scrollBy({ top: missingBelow(field.current), behavior: "instant" });
    setSpace(isOpen);
  }, [field, isOpen]);
  return hasSpace;
}

/** How far the page must scroll; never so far that the header covers the field. */
function missingBelow(field: Element): number {
  const { top, bottom } = field.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(0, Math.min(MIN_SPACE - (innerHeight - bottom - MARGIN), top - header));
}
