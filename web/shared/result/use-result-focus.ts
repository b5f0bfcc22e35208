import { type RefObject, useEffect, useRef } from "react";
import { onResult, type ResultPlace, takeResult } from "./show-result.ts";

/** The element that shows the result of an action, with `tabIndex={-1}`. It takes the focus and is scrolled into view. */
export function useResultFocus<E extends HTMLElement>(place: ResultPlace): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    let frame = 0;
    // A dialog that closes gives the focus back in the frame after it has gone.
    const whenDialogsAreGone = () => {
      const next = document.querySelector("[data-overlay]") ? whenDialogsAreGone : show;
      frame = requestAnimationFrame(next);
    };
    const show = () => {
      element.current?.focus({ preventScroll: true });
      element.current?.scrollIntoView({ block: "center" });
    };
    const begin = () => {
      if (!takeResult(place)) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(whenDialogsAreGone);
    };
    begin();
    const end = onResult(begin);
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, [place]);
  return element;
}
