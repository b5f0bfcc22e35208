import type { Brush } from "#art/drawing/brush.ts";
import { type Colour, lighter, mix } from "#art/drawing/colour.ts";

/** The further away, the more of the air's own colour: the horizon's by day, the sky's after sunset, the moon's at night. */
export function hazed(brush: Brush, colour: Colour, distance: number): Colour {
  const { sky, night } = brush.light;
  const near = brush.shade(colour, "background");
  if (night === 1) return mix(near, lighter(sky[2], 0.03), 0.24 + distance * 0.5);
  return mix(near, mix(sky[2], sky[1], night * 0.65), distance * (1 - night * 0.2));
}
