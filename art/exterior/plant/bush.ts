import type { Brush } from "#art/drawing/brush.ts";
import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import { circle, ellipse, group } from "#art/drawing/svg-shapes.ts";

const greens = ["#4f7f4a", "#6a8a45", "#3f6f5a"] as const;

export type Bush = {
  x: number;
  y: number;
  width: number;
  blossom: Colour | null;
};

/** A round bush in three tones, with flowers where `blossom` has a colour. */
export function bush(brush: Brush, { x, y, width, blossom }: Bush): string {
  const { random } = brush;
  const green = brush.shade(random.pick(greens), "plant");
  const mound = (count: number, low: number, high: number, size: number) =>
    Array.from({ length: count }, () => {
      const along = random.between(-0.42, 0.42);
      const rise = random.between(low, high) * (1 - Math.abs(along));
      const radius = width * size * random.between(0.8, 1.15);
      return ellipse(x + along * width, y - rise * width, radius, radius * 0.86, {});
    });
  const flowers = blossom ? drawFlowers(brush, { x, y, width, blossom }) : "";
  return (
    ellipse(x, y + width * 0.06, width * 0.62, width * 0.09, {
      fill: brush.light.shadow,
      opacity: 0.22,
    }) +
    group({ fill: darker(green, 0.05) }, mound(6, 0.02, 0.22, 0.2)) +
    group({ fill: green }, mound(6, 0.14, 0.42, 0.17)) +
    group({ fill: lighter(green, 0.045) }, mound(5, 0.34, 0.56, 0.11)) +
    flowers
  );
}

function drawFlowers(brush: Brush, { x, y, width, blossom }: Bush & { blossom: Colour }): string {
  const { random } = brush;
  const petal = brush.shade(blossom, "trim");
  const flowers = Array.from({ length: 22 }, () => {
    const along = random.between(-0.46, 0.46);
    const rise = random.between(0.08, 0.66) * (1 - Math.abs(along) * 0.8);
    const fill = random.chance(0.4) ? lighter(petal, 0.06) : petal;
    return circle(x + along * width, y - rise * width, width * random.between(0.022, 0.05), { fill });
  });
  return flowers.join("");
}
