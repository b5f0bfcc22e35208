/** Where a phone's row of cards becomes a list at the side. */
const SIDE_BY_SIDE = "(width >= 960px)";

export type Room = { top: number; bottom: number; left: number; right: number };

/** What lies over the edges of the map, so that homes are shown between: buttons above, cards below. */
export function roomIn(layout: "column" | "screen"): Room {
  const isUnderCards = layout === "screen" && !matchMedia(SIDE_BY_SIDE).matches;
  return { top: 84, bottom: isUnderCards ? 300 : 64, left: 56, right: 64 };
}
