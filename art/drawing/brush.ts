import { type Random, randomOf } from "#art/random/random.ts";
import type { Colour } from "./colour.ts";
import type { Light } from "./light-presets.ts";
import { type Surface, shade } from "./shade.ts";
import { type Definitions, definitions } from "./svg-gradients.ts";

/**
 * Part of every seed: increase it only when all pictures may change, those of the site too, whose files are committed.
 * `ART_VERSION` of the addresses increases with every change of a drawing.
 */
const SEED_VERSION = 1;

/** The drawing context of one layer: its random stream, its gradients and the light of the scene. */
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

/**
 * The random stream of one layer or part. Its names are part of the seed, so a new name would change every picture; some
 * therefore keep an old name, such as `exterior-dna`, `home-dna`, `far-sea`, `spill` and `air`.
 */
export function layerRandom(id: string, picture: string, layer: string): Random {
  return randomOf(`${SEED_VERSION}:${id}:${picture}:${layer}`);
}
