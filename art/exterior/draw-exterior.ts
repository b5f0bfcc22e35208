import { brushFor } from "#art/drawing/brush.ts";
import { type Crop, viewBoxOf } from "#art/drawing/canvas.ts";
import { lights } from "#art/drawing/light-presets.ts";
import { svgDocument } from "#art/drawing/svg-document.ts";
import { type Scene, sceneOf } from "#art/exterior/scene/exterior-scene.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import { exteriorLayers, type SceneLayer } from "./exterior-layers.ts";

export type ExteriorSize = { width: number; height: number; crop?: Crop };

/** A property from outside as SVG text: the same bytes for the same traits. */
export function drawExterior(traits: ExteriorTraits, { width, height, crop }: ExteriorSize): string {
  const scene = sceneOf(traits);
  const drawn = exteriorLayers(traits).map((layer) => drawLayer(layer, scene));
  return svgDocument({
    width,
    height,
    view: viewBoxOf({ width, height }, traits.layout.centre, crop),
    definitions: drawn.map((layer) => layer.definitions).join(""),
    body: drawn.map((layer) => layer.body).join(""),
  });
}

export type DrawnLayer = { name: string; definitions: string; body: string };

export function drawLayer({ name, draw }: SceneLayer, scene: Scene): DrawnLayer {
  const brush = brushFor(scene.traits.id, "exterior", name, lights[scene.traits.light]);
  const body = draw(brush, scene);
  return { name, body, definitions: brush.markup() };
}
