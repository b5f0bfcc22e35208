import type { Brush } from "#art/drawing/brush.ts";
import { type Colour, lighter, mix } from "#art/drawing/colour.ts";

/** Aerial perspective: mixes in the colour of the horizon, or of the sky after sunset, by distance (0 to 1). */
export function hazed(brush: Brush, colour: Colour, distance: number): Colour {
  const { sky, night } = brush.light;
  const near = brush.shade(colour, "background");
  if (night === 1) return mix(near, lighter(sky[2], 0.03), 0.24 + distance * 0.5);
  return mix(near, mix(sky[2], sky[1], night * 0.65), distance * (1 - night * 0.2));
}
