import type { Brush } from "#art/drawing/brush.ts";
import { group, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { Basin } from "./pool-basin.ts";

/** Reflections of lit windows: blurred warm columns below the house. */
export function drawReflections(brush: Brush, { building }: Scene, { far, near }: Basin): string {
  const { random } = brush;
  const warm = brush.linear([
    [0, "#ffd58a", 0.75],
    [1, "#ffb650", 0],
  ]);
  const columns = Array.from({ length: 9 }, (_, i) => {
    const x = building.left + ((building.right - building.left) * (i + random.between(0.2, 0.8))) / 9;
    return rect(x, far, random.between(14, 38), (near - far) * random.between(0.5, 0.95), { fill: warm, radius: 8 });
  });
  return group({ blur: 4, opacity: 0.8 }, columns);
}
