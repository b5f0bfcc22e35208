import type { Point } from "#art/drawing/canvas.ts";
import type { Light } from "#art/drawing/light-presets.ts";
import type { BackgroundKind, ExteriorTraits } from "./exterior-traits.ts";

/** The radius of sun and moon with a margin. */
export const SUN_REACH = 60;

/**
 * Cards crop the first picture around its middle, to squares, to 4:3 and to 2:1, and previews of links cut its sky. What
 * lies within these limits is in all of them.
 */
export const SAFE = { left: 267, right: 1333, top: 150 } as const;

/** How far each background rises above the horizon, in canvas pixels. */
const heights: Record<BackgroundKind, number> = {
  sea: 30,
  dunes: 64,
  town: 84,
  gardens: 60,
  "palm-grove": 118,
  sandstone: 240,
  escarpment: 200,
  skyline: 230,
  mountains: 240,
  "lava-hills": 240,
  "juniper-mountains": 260,
};

/** Where sun or moon stand. The disc is shown only where it is complete: in every crop, above the land, beside the house. */
export function sunOf(
  { layout, background, building }: ExteriorTraits,
  light: Light,
): { sun: Point; hasDisc: boolean } {
  const { horizon, sun: x, centre } = layout;
  const wanted = horizon - horizon * 0.85 * light.sunHeight;
  if (!layout.isComposed) return { sun: [x, wanted], hasDisc: true };
  const highest = SAFE.top + SUN_REACH;
  const lowest = horizon - Math.max(...background.map((kind) => heights[kind])) - SUN_REACH;
  const hasDisc = lowest >= highest && Math.abs(x - centre) >= building.width / 2 + SUN_REACH;
  return { sun: [x, hasDisc ? Math.max(highest, Math.min(wanted, lowest)) : wanted], hasDisc };
}
