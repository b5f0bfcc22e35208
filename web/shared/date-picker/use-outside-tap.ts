import { type RefObject, useEffect, useEffectEvent } from "react";
import type { StayPickerControl } from "./use-stay-picker.ts";

/**
 * A tap elsewhere, Escape, or the Tab key leading out ends the choice as an outside tap does. The tap itself does
 * nothing more: closing goes one step back in the history, which a link pressed by the same tap would race.
 */
export function useOutsideTap(panel: RefObject<HTMLElement | null>, { fields, send }: StayPickerControl) {
  const leave = useEffectEvent(() => send({ type: "outside-tap" }));
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
      leave();
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
