import { onGround } from "#art/drawing/perspective.ts";
import { d } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { PoolShape } from "#art/exterior/scene/exterior-traits.ts";
import type { Basin } from "./pool-basin.ts";

/** The edge of the water in perspective, as path data. */
export function poolOutline(scene: Scene, basin: Basin, shape: PoolShape): string {
  return outlines[shape](scene, basin);
}

const rect = (scene: Scene, { left, right, far, near }: Basin) => {
  const at = (x: number, y: number) => onGround(scene, x, y);
  return d`M${at(left, far)},${far} H${at(right, far)} L${at(right, near)},${near} H${at(left, near)}Z`;
};

const outlines: Record<PoolShape, (scene: Scene, basin: Basin) => string> = {
  rect,
  lap: rect,
  round: (scene, { left, right, far, near }) => {
    const middle = (far + near) / 2 - 8;
    const x1 = onGround(scene, left, middle);
    const x2 = onGround(scene, right, middle);
    const dip = (near - far) * 0.72;
    return d`M${x1},${middle} C${x1},${middle - dip} ${x2},${middle - dip * 0.86} ${x2},${middle} C${x2},${middle + dip} ${x1},${middle + dip * 0.9} ${x1},${middle}Z`;
  },
  l: (scene, { left, right, far, near }) => {
    const at = (x: number, y: number) => onGround(scene, x, y);
    const bend = far + (near - far) * 0.46;
    const corner = left + (right - left) * 0.46;
    return d`M${at(left, far)},${far} H${at(right, far)} L${at(right, near)},${near} H${at(corner, near)} L${at(corner, bend)},${bend} H${at(left, bend)}Z`;
  },
};
