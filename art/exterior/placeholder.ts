import { type Colour, mix } from "#art/colour/colour.ts";
import { lights } from "#art/light/lights.ts";
import { shade } from "#art/light/shade.ts";
import type { ExteriorDna } from "#art/scene/dna.ts";

/** Sky, horizon and ground: what stands in the frame until the picture has come. */
export function placeholderColours({ light: name, ground, lawn }: ExteriorDna): [Colour, Colour, Colour] {
  const light = lights[name];
  const near = lawn ? mix(ground[1], "#7fa650", 0.75) : ground[1];
  return [mix(light.sky[0], light.sky[1], 0.35), light.sky[2], shade(near, light, "ground")];
}
