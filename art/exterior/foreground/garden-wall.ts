import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { darker, lighter, mix } from "#art/drawing/colour.ts";
import { circle, d, group, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

const HEIGHT = 92;
const BAY = 210;

/** The wall behind the garden of a house in a town, with pillars and a hedge in front of it. */
export function drawGardenWall(brush: Brush, scene: Scene): string {
  if (!scene.traits.isWalled) return "";
  const { random, light } = brush;
  const { groundLine, traits } = scene;
  const base = groundLine - 20;
  const stone = brush.shade(mix(traits.ground[0], "#fbf5e8", 0.55), "ground");
  const wide = BLEED.right - BLEED.left;
  const pillars = Array.from({ length: Math.ceil(wide / BAY) }, (_, i) => {
    const x = BLEED.left + i * BAY + 60;
    return d`M${x - 13},${base} V${base - HEIGHT - 8} h26 V${base}Z`;
  });
  const face = brush.linear([
    [0, stone],
    [1, darker(stone, 0.05)],
  ]);
  const bumps = Array.from({ length: 52 }, (_, i) => ({
    x: BLEED.left + (wide * (i + random.next() * 0.7)) / 52,
    width: random.between(34, 62),
    height: random.between(24, 54),
  }));
  const green = brush.shade("#55803f", "plant");
  const mounds = (scale: number) =>
    bumps
      .map(
        ({ x, width, height }) =>
          d`M${x - width},${base + 4} Q${x - width * scale},${base - height * scale * 1.3} ${x},${base - height * scale} Q${x + width * scale},${base - height * scale * 1.2} ${x + width},${base + 4}Z`,
      )
      .join("");
  const { blossom } = traits.planting;
  const flowers = blossom
    ? group(
        { fill: brush.shade(blossom, "trim"), opacity: 0.85 },
        bumps
          .filter((_, i) => i % 3 === 0)
          .flatMap(({ x, width, height }) =>
            Array.from({ length: 7 }, () =>
              circle(
                x + random.between(-0.6, 0.6) * width,
                base - random.between(0.2, 0.8) * height,
                random.between(2.4, 4.6),
                {},
              ),
            ),
          ),
      )
    : "";
  return (
    rect(BLEED.left, base - HEIGHT, wide, HEIGHT + 6, { fill: face }) +
    path(pillars.join(""), { fill: lighter(stone, 0.02) }) +
    rect(BLEED.left, base - HEIGHT - 7, wide, 9, { fill: lighter(stone, 0.03) }) +
    rect(BLEED.left, base - HEIGHT + 2, wide, 5, { fill: mix(darker(stone, 0.1), light.shadow, 0.1), opacity: 0.5 }) +
    path(mounds(1), { fill: darker(green, 0.05) }) +
    path(mounds(0.66), { fill: lighter(green, 0.02) }) +
    flowers
  );
}
