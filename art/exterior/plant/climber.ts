import type { Brush } from "#art/drawing/brush.ts";
import { darker, lighter } from "#art/drawing/colour.ts";
import { circle, ellipse, group } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

/** A flowering climber on the outer corner of the lower block, thinner towards the ground. */
export function drawClimber(brush: Brush, scene: Scene): string {
  const { climber, blossom } = scene.traits.planting;
  const { volumes } = scene.traits.building;
  const [first] = volumes;
  const last = volumes.at(-1);
  if (!climber || !blossom || !first || !last) return "";
  const onRight = last.storeys * last.storeyHeight <= first.storeys * first.storeyHeight;
  const wall = onRight ? last : first;
  const corner = onRight ? scene.building.right : scene.building.left;
  return cascade(brush, corner, onRight ? -1 : 1, scene.groundLine, wall.storeys * wall.storeyHeight, blossom);
}

function cascade(brush: Brush, x: number, inward: number, base: number, height: number, blossom: string): string {
  const { random } = brush;
  const leaf = brush.shade("#4f7f4a", "plant");
  const petal = brush.shade(blossom, "wall");
  const spots = Array.from({ length: 64 }, () => {
    const drop = random.next() ** 1.5;
    const spread = (1 - drop) ** 1.4 * 120 + 16;
    return {
      x: x + inward * (random.next() * spread - 14),
      y: base - height - 8 + drop * height * 0.86,
      size: random.between(6, 12),
    };
  });
  return (
    group(
      { fill: leaf },
      spots.map((s) => ellipse(s.x, s.y, s.size * 1.5, s.size * 1.1, {})),
    ) +
    group(
      { fill: darker(petal, 0.04) },
      spots.slice(0, 44).map((s) => circle(s.x + 3, s.y + 2, s.size * 0.62, {})),
    ) +
    group(
      { fill: lighter(petal, 0.05) },
      spots.slice(10, 40).map((s) => circle(s.x - 3, s.y - 3, s.size * 0.45, {})),
    )
  );
}
