import { DESKTOP } from "#web/lib/media-queries.ts";
import type { Padding } from "#web/map/draw-map.ts";

export type Layout = "column" | "screen";

/** A pin whose corner is at its place. */
const SIDE = 92;

/** The padding that keeps pins clear of what covers the map: a notice at its top, cards and the fold below. */
export function mapPadding(layout: Layout, frame: Element): Padding {
  const isUnderCards = layout === "screen" && !matchMedia(DESKTOP).matches;
  return { top: 92, bottom: (isUnderCards ? 300 : 48) + belowFold(frame), left: SIDE, right: SIDE };
}

/** How much of the bottom of the map is below the window: a column begins below the heading of the page. */
export function belowFold(frame: Element): number {
  return Math.max(0, Math.round(frame.getBoundingClientRect().bottom - innerHeight));
}
