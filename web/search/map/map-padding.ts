import { DESKTOP } from "#web/lib/media-queries.ts";
import type { Padding } from "#web/shared/map/draw-map.ts";

export type Layout = "column" | "screen";

/** The padding that keeps properties clear of what covers the map: buttons above, cards and the fold below. */
export function mapPadding(layout: Layout, frame: Element): Padding {
  const isUnderCards = layout === "screen" && !matchMedia(DESKTOP).matches;
  return { top: 84, bottom: (isUnderCards ? 300 : 64) + belowFold(frame), left: 56, right: 64 };
}

/** How much of the bottom of the map is below the window: a column begins below the heading of the page. */
export function belowFold(frame: Element): number {
  return Math.max(0, Math.round(frame.getBoundingClientRect().bottom - innerHeight));
}
