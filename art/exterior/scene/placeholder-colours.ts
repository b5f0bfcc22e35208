import { type Colour, mix } from "#art/drawing/colour.ts";
import { type Light, lights } from "#art/drawing/light-presets.ts";
import { shade } from "#art/drawing/shade.ts";
import type { BackgroundKind, ExteriorTraits } from "./exterior-traits.ts";

/** The colours of sky, horizon and ground for the placeholder of a picture. */
export function placeholderColours(traits: ExteriorTraits): [Colour, Colour, Colour] {
  const light = lights[traits.light];
  return [
    mix(light.sky[0], light.sky[1], 0.35),
    horizonColour(traits, light),
    shade(nearColour(traits), light, "ground"),
  ];
}

/** The house hides most of the background in pictures that are not composed for the view. */
function horizonColour({ layout, background, ground }: ExteriorTraits, { sky, ...light }: Light): Colour {
  const nearest = background.at(-1);
  if (!layout.isComposed || !nearest) return sky[2];
  const tone = backgroundTones[nearest] ?? ground[0];
  return mix(shade(tone, { sky, ...light }, "background"), sky[2], 0.35);
}

function nearColour({ lawn, cover, ground }: ExteriorTraits): Colour {
  if (lawn) return mix(ground[1], "#7fa650", 0.75);
  if (cover === "meadow") return mix("#83984f", ground[1], 0.22);
  return cover === "paving" ? mix(ground[0], "#efe9de", 0.45) : ground[1];
}

/** Backgrounds that have a colour of their own and not that of the ground. */
const backgroundTones: Partial<Record<BackgroundKind, Colour>> = {
  sea: "#4aa5b4",
  "palm-grove": "#5f8a55",
  "juniper-mountains": "#66805c",
  gardens: "#8da562",
  mountains: "#8a5f4d",
  "lava-hills": "#6d6460",
  sandstone: "#bf7448",
  escarpment: "#b98f63",
};
