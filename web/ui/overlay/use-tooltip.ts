import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { TOOLTIP_ENTER_MS, TOOLTIP_LEAVE_TOUCH_MS, TOOLTIP_TOUCH_MS } from "#domain/shell/constants.ts";

/** Long enough to move the pointer from the control to the tooltip, which stays open under the pointer. */
const CROSSING_MS = 100;

/** When a tooltip is shown: on hover and focus after a delay, on touch after a long press. */
export function useTooltip(isOpenAtFirst = false) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setOpen(isOpenAtFirst);
    return () => clearTimeout(timer.current);
  }, [isOpenAtFirst]);

  const after = (ms: number, open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), ms);
  };
  const shut = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const open = () => after(TOOLTIP_ENTER_MS, true);
  const close = (isAtOnce = false) => (isAtOnce ? shut() : after(CROSSING_MS, false));
  const liftFinger = () => (isOpen ? after(TOOLTIP_LEAVE_TOUCH_MS, false) : clearTimeout(timer.current));

  const listeners = {
    onPointerEnter: (event: PointerEvent) => !isTouch(event) && open(),
    onPointerLeave: (event: PointerEvent) => !isTouch(event) && close(),
    onPointerDown: (event: PointerEvent) => (isTouch(event) ? after(TOOLTIP_TOUCH_MS, true) : shut()),
    onPointerUp: (event: PointerEvent) => isTouch(event) && liftFinger(),
    onPointerCancel: (event: PointerEvent) => isTouch(event) && liftFinger(),
    onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && open(),
    onBlur: shut,
    onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && shut(),
  };
  return { state: { isOpen, shouldSkipAnimation: false, open, close }, listeners };
}

const isTouch = (event: PointerEvent) => event.pointerType === "touch";
