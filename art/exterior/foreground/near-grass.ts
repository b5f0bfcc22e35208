import type { Brush } from "#art/drawing/brush.ts";
import { CANVAS } from "#art/drawing/canvas.ts";
import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import { d, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

/** Clumps of tall grass in the lower corners, outside of every crop, so that the garden lies further away. */
export function drawNearGrass(brush: Brush, scene: Scene): string {
  const { traits } = scene;
  if (!traits.layout.isComposed || traits.cover === "paving") return "";
  const { random } = brush;
  const isGreen = traits.lawn || traits.cover === "meadow";
  const blade = brush.shade(isGreen ? "#6d8a45" : mix("#a3955a", traits.ground[1], 0.3), "plant");
  const corners = [random.between(-40, 120), CANVAS.width - random.between(-40, 120)];
  const shown = random.chance(0.5) ? corners : [random.pick(corners)];
  return shown
    .flatMap((x) => [
      clump(brush, x, random.between(90, 150), darker(blade, 0.06)),
      clump(brush, x + random.between(-60, 60), random.between(70, 120), lighter(blade, 0.03)),
    ])
    .join("");
}

function clump({ random }: Brush, x: number, height: number, colour: Colour): string {
  const blades = Array.from({ length: 26 }, (_, i) => {
    const share = (i - 12.5) / 12.5;
    const foot = x + share * 46;
    const tip = foot + share * height * random.between(0.3, 0.9);
    const top = CANVAS.height + 8 - height * random.between(0.6, 1.1) * (1 - Math.abs(share) * 0.3);
    return d`M${foot - 3},${CANVAS.height + 10} Q${foot + share * 8},${(top + CANVAS.height) / 2} ${tip},${top} Q${foot + share * 8 + 6},${(top + CANVAS.height) / 2 + 10} ${foot + 4},${CANVAS.height + 10}Z`;
  });
  return path(blades.join(""), { fill: colour });
}
