import { type Colour, mix } from "#art/drawing/colour.ts";
import { lights } from "#art/drawing/light-presets.ts";
import { shade } from "#art/drawing/shade.ts";
import type { ExteriorTraits } from "./exterior-traits.ts";

/** The colours of sky, horizon and ground for the placeholder of a picture. */
export function placeholderColours({ light: name, ground, lawn }: ExteriorTraits): [Colour, Colour, Colour] {
  const light = lights[name];
  const near = lawn ? mix(ground[1], "#7fa650", 0.75) : ground[1];
  return [mix(light.sky[0], light.sky[1], 0.35), light.sky[2], shade(near, light, "ground")];
}
