import { type Random, randomOf } from "#art/random/random.ts";
import type { Colour } from "./colour.ts";
import type { Light } from "./light-presets.ts";
import { type Surface, shade } from "./shade.ts";
import { type Definitions, definitions } from "./svg-gradients.ts";

/** Part of every seed: raise it when pictures may change for homes already seen. */
export const ART_VERSION = 1;

/** All one layer draws with: its own random stream, its own gradients, the light of the scene. */
export type Brush = Definitions & {
  random: Random;
  light: Light;
  shade(colour: Colour, surface: Surface): Colour;
};

export function brushFor(id: string, picture: string, layer: string, light: Light): Brush {
  return {
    ...definitions(layer),
    random: layerRandom(id, picture, layer),
    light,
    shade: (colour, surface) => shade(colour, light, surface),
  };
}

export function layerRandom(id: string, picture: string, layer: string): Random {
  return randomOf(`${ART_VERSION}:${id}:${picture}:${layer}`);
}
