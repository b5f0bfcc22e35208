import { DESKTOP } from "#web/lib/media-queries.ts";
import type { Padding } from "#web/map/draw-map.ts";

export type Layout = "column" | "screen";

/** The buttons at the end of the map and half a pin beside them. */
const END = 100;
const START = 52;

/** The padding that keeps pins clear of what covers the map: buttons at its end, cards and the fold below. */
export function mapPadding(layout: Layout, frame: Element): Padding {
  const isUnderCards = layout === "screen" && !matchMedia(DESKTOP).matches;
  const isRtl = getComputedStyle(frame).direction === "rtl";
  const sides = isRtl ? { left: END, right: START } : { left: START, right: END };
  return { top: 84, bottom: (isUnderCards ? 344 : 64) + belowFold(frame), ...sides };
}

/** How much of the bottom of the map is below the window: a column begins below the heading of the page. */
export function belowFold(frame: Element): number {
  return Math.max(0, Math.round(frame.getBoundingClientRect().bottom - innerHeight));
}
