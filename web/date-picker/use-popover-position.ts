import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import type { StayPickerControl } from "./use-stay-picker.ts";

const MARGIN = 16;

/** Keeps the popover within the window and scrolls it into view; opened by a link, the fields scroll to the top. */
export function usePopoverPosition(
  panel: RefObject<HTMLElement | null>,
  { fields, isOpenedByUrl }: StayPickerControl,
  collapsed: boolean,
): CSSProperties {
  const [position, setPosition] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const update = () => setPosition(positionOf(panel.current, fields.current));
    update();
    addEventListener("resize", update);
    return () => removeEventListener("resize", update);
  }, [panel, fields]);
  useLayoutEffect(() => {
    if (isOpenedByUrl) fields.current?.scrollIntoView({ block: "start" });
    else if (!collapsed) panel.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [panel, fields, isOpenedByUrl, collapsed]);
  return position;
}

/** The offset of the popover from the start of the fields that keeps it within the window, and the space below them. */
function positionOf(panel: HTMLElement | null, fields: HTMLElement | null): CSSProperties {
  if (!panel || !fields) return {};
  const isRtl = getComputedStyle(fields).direction === "rtl";
  const box = fields.getBoundingClientRect();
  const window = document.documentElement.clientWidth;
  const start = isRtl ? window - box.right : box.left;
  const shift = Math.max(MARGIN - start, Math.min(0, window - MARGIN - panel.offsetWidth - start));
  return {
    "--shift": `${shift}px`,
    "--space-below": `calc(100dvh - ${Math.max(0, box.bottom) + MARGIN * 1.5}px)`,
  } as CSSProperties;
}
