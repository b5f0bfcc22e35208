import type { Brush } from "#art/drawing/brush.ts";
import { CANVAS } from "#art/drawing/canvas.ts";
import { ellipse } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { tent } from "./tent.ts";

const cloths = [
  ["#3a2f28", "#e9dcc3"],
  ["#efe3cd", "#b5452f"],
  ["#5a3a2a", "#e5b567"],
] as const;

/** A guest tent on the side of the house with more space. */
export function drawSideTent(brush: Brush, scene: Scene): string {
  const { left, right } = scene.building;
  const [wall, accent] = brush.random.pick(cloths);
  const leftIsWider = left > CANVAS.width - right;
  const onLeft = scene.traits.building.pergola ? scene.vanishing <= scene.building.centre : leftIsWider;
  const { layout, front } = scene.traits;
  const width = layout.isComposed && front !== "pool" ? 430 : 320;
  const x = onLeft ? Math.max(150, left - width * 0.47) : Math.min(CANVAS.width - 150, right + width * 0.47);
  const y = scene.groundLine + 40;
  const colours = { ...scene.traits.building.colours, wall, accent };
  const tentScene = { ...scene, traits: { ...scene.traits, building: { ...scene.traits.building, colours } } };
  const foot = ellipse(x, y + 4, width * 0.5, 15, { fill: brush.light.shadow, opacity: 0.3, blur: 12 });
  return foot + tent(brush, tentScene, { x, y, width });
}
