import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { lighter } from "#art/drawing/colour.ts";
import { d, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

/** Tufts of desert grass, larger towards the viewer, none in front of the building. */
export function grass(brush: Brush, scene: Scene): string {
  const { random } = brush;
  const blade = brush.shade("#8c8a4e", "plant");
  const tufts = Array.from({ length: 26 }, () => {
    const near = random.next();
    const y = scene.groundLine + 10 + near * 330;
    const x = random.between(BLEED.left, BLEED.right);
    const clear = x < scene.building.left - 150 * (1 + near) || x > scene.building.right + 150 * (1 + near);
    return clear ? tuft(brush, x, y, 12 + near * 26) : "";
  });
  return path(tufts.join(""), { fill: lighter(blade, 0.02), opacity: 0.8 });
}

function tuft({ random }: Brush, x: number, y: number, height: number): string {
  return Array.from({ length: 7 }, (_, i) => {
    const tilt = ((i - 3) / 3) * height * random.between(0.5, 0.8);
    const top = height * random.between(0.7, 1.1) * (1 - Math.abs(i - 3) * 0.1);
    return d`M${x + i - 4},${y} Q${x + tilt * 0.3},${y - top * 0.6} ${x + tilt},${y - top} Q${x + tilt * 0.3 + 3},${y - top * 0.5} ${x + i - 1},${y}Z`;
  }).join("");
}
