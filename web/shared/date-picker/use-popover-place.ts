import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import type { StayPickerControl } from "./use-stay-picker.ts";

const MARGIN = 16;

/** Keeps the popover within the window's sides, and brings it into sight; opened by a link, the fields come to the top. */
export function usePopoverPlace(
  panel: RefObject<HTMLElement | null>,
  { fields, isOpenedByAddress }: StayPickerControl,
  collapsed: boolean,
): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const look = () => setPlace(placeOf(panel.current, fields.current));
    look();
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, [panel, fields]);
  useLayoutEffect(() => {
    if (isOpenedByAddress) fields.current?.scrollIntoView({ block: "start" });
    else if (!collapsed) panel.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [panel, fields, isOpenedByAddress, collapsed]);
  return place;
}

/** How far the popover moves from the fields' start so that its end does not leave the window, and the room below them. */
function placeOf(panel: HTMLElement | null, fields: HTMLElement | null): CSSProperties {
  if (!panel || !fields) return {};
  const isRtl = getComputedStyle(fields).direction === "rtl";
  const box = fields.getBoundingClientRect();
  const window = document.documentElement.clientWidth;
  const start = isRtl ? window - box.right : box.left;
  const shift = Math.max(MARGIN - start, Math.min(0, window - MARGIN - panel.offsetWidth - start));
  return {
    "--shift": `${shift}px`,
    "--room": `calc(100dvh - ${Math.max(0, box.bottom) + MARGIN * 1.5}px)`,
  } as CSSProperties;
}
