import { brushFor } from "#art/drawing/brush.ts";
import { type Crop, viewOf } from "#art/drawing/canvas.ts";
import { lights } from "#art/drawing/light-presets.ts";
import { svgDocument } from "#art/drawing/svg-document.ts";
import { type Scene, sceneOf } from "#art/exterior/scene/exterior-scene.ts";
import type { ExteriorDna } from "#art/exterior/scene/exterior-traits.ts";
import { type Layer, layersOf } from "./exterior-layers.ts";

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
