import { type RefObject, useEffect, useEffectEvent } from "react";
import type { StayPickerControl } from "./use-stay-picker.ts";

/**
 * A tap outside, Escape, or Tab out of the calendar closes it. The tapped element is clicked again afterwards, because
 * closing goes back in the history, which would race with the navigation of a link.
 */
export function useOutsideTap(panel: RefObject<HTMLElement | null>, { fields, send, clickAgain }: StayPickerControl) {
  const leave = useEffectEvent(() => send({ type: "outside-tap" }));
  const tap = useEffectEvent((target: EventTarget | null) => {
    leave();
    const pressed = target instanceof Element ? target.closest<HTMLElement>("a[href], button, label, input") : null;
    if (pressed) clickAgain(pressed);
  });
  const isOutside = useEffectEvent(
    (target: EventTarget | null) =>
      target instanceof Element &&
      !panel.current?.contains(target) &&
      !fields.current?.contains(target) &&
      !target.closest("[data-react-aria-top-layer]"),
  );

  useEffect(() => {
    let isTabbing = false;
    const onClick = (event: MouseEvent) => {
      if (!isOutside(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      tap(event.target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      isTabbing = event.key === "Tab";
      if (event.key !== "Escape") return;
      event.stopPropagation();
      leave();
    };
    const onFocusIn = (event: FocusEvent) => {
      if (isTabbing && isOutside(event.target)) leave();
    };
    document.addEventListener("click", onClick, true);
    document.addEventListener("keydown", onKeyDown, true);
    document.addEventListener("focusin", onFocusIn);
    return () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("keydown", onKeyDown, true);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, []);
}
