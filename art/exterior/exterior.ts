import { lights } from "#art/light/lights.ts";
import { brushFor } from "#art/scene/brush.ts";
import type { ExteriorDna } from "#art/scene/dna.ts";
import { type Scene, sceneOf } from "#art/scene/scene.ts";
import { type Crop, viewOf } from "#art/scene/stage.ts";
import { svgDocument } from "#art/svg/document.ts";
import { type Layer, layersOf } from "./layers.ts";

export type PictureSize = { width: number; height: number; crop?: Crop };

/** A home from outside, as SVG text: the same bytes for the same home, every time. */
export function exterior(dna: ExteriorDna, { width, height, crop }: PictureSize): string {
  const scene = sceneOf(dna);
  const drawn = layersOf(dna).map((layer) => drawLayer(layer, scene));
  return svgDocument({
    width,
    height,
    view: viewOf({ width, height }, dna.place.centre, crop),
    definitions: drawn.map((layer) => layer.definitions).join(""),
    body: drawn.map((layer) => layer.body).join(""),
  });
}

export type DrawnLayer = { name: string; definitions: string; body: string };

export function drawLayer({ name, draw }: Layer, scene: Scene): DrawnLayer {
  const brush = brushFor(scene.dna.id, "exterior", name, lights[scene.dna.light]);
  const body = draw(brush, scene);
  return { name, body, definitions: brush.markup() };
}
