import type { Brush } from "#art/drawing/brush.ts";
import { darker, lighter } from "#art/drawing/colour.ts";
import { onGround } from "#art/drawing/perspective.ts";
import { d, path } from "#art/drawing/svg-shapes.ts";
import { doorwayOf } from "#art/exterior/house/draw-house.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

const HALF_WIDTH = 34;
/** Far and near edge of each slab, in pixels below the ground line. */
const slabs = [
  [48, 66],
  [74, 98],
  [110, 142],
  [158, 200],
  [222, 280],
  [310, 388],
] as const;

/** Stepping stones from the terrace to the viewer. */
export function drawGardenPath(brush: Brush, scene: Scene): string {
  const door = doorwayOf(scene);
  const { cover, lawn } = scene.traits;
  if (door === null || (cover === "paving" && !lawn)) return "";
  const stone = brush.shade(scene.traits.pool.deck, "ground");
  const at = (x: number, y: number) => onGround(scene, x, y);
  const [left, right] = [door - HALF_WIDTH, door + HALF_WIDTH];
  return slabs
    .map(([back, front]) => [scene.groundLine + back, scene.groundLine + front] as const)
    .map(([y1, y2]) => {
      const edge = (y2 - y1) * 0.12;
      const top = d`M${at(left, y1)},${y1} H${at(right, y1)} L${at(right, y2)},${y2} H${at(left, y2)}Z`;
      const rim = d`M${at(left, y2)},${y2} H${at(right, y2)} v${edge} H${at(left, y2)}Z`;
      return path(rim, { fill: darker(stone, 0.14) }) + path(top, { fill: lighter(stone, 0.02) });
    })
    .join("");
}
