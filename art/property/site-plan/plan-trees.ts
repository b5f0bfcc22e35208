import { layerRandom } from "#art/drawing/brush.ts";
import { darker, lighter } from "#art/drawing/colour.ts";
import { circle, d, path } from "#art/drawing/svg-shapes.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import type { Random } from "#art/random/random.ts";

type Plot = { x: number; y: number; width: number; height: number };

/** Palms as stars and bushes as circles, along the wall of the plot. */
export function planTrees({ id, planting, lawn }: ExteriorTraits, plot: Plot): string {
  const random = layerRandom(id, "site-plan", "trees");
  const edge = () => {
    const along = random.next();
    const near = random.between(34, 58);
    const sides = [
      [plot.x + near, plot.y + 60 + along * (plot.height - 120)],
      [plot.x + plot.width - near, plot.y + 60 + along * (plot.height - 120)],
      [plot.x + 60 + along * (plot.width - 120), plot.y + near],
    ] as const;
    return random.pick(sides);
  };
  const bushes = Array.from({ length: planting.bushes * 2 + (lawn ? 8 : 2) }, () =>
    bush(random, ...edge(), planting.blossom),
  );
  const palms = Array.from({ length: planting.palms + 2 }, () => (planting.palms > 0 ? palm(random, ...edge()) : ""));
  return bushes.join("") + palms.join("");
}

function bush(random: Random, x: number, y: number, blossom: string | null): string {
  const r = random.between(16, 28);
  const green = random.pick(["#5f8a4a", "#6f9450", "#4f7f56"]);
  const flower = blossom
    ? [0, 1, 2, 3].map((i) =>
        circle(x + Math.cos(i * 1.7) * r * 0.5, y + Math.sin(i * 1.7) * r * 0.5, 4, { fill: blossom }),
      )
    : [];
  return (
    circle(x + 5, y + 7, r, { fill: "#2a2018", opacity: 0.2 }) +
    circle(x, y, r, { fill: green }) +
    circle(x - r * 0.2, y - r * 0.25, r * 0.62, { fill: lighter(green, 0.05) }) +
    flower.join("")
  );
}

function palm(random: Random, x: number, y: number): string {
  const r = random.between(36, 52);
  const green = random.pick(["#3f7d4a", "#4d8a3f", "#2f6f52"]);
  const start = random.between(0, 1);
  const star = (radius: number, angle: number) =>
    Array.from({ length: 11 }, (_, i) => {
      const a = angle + (i / 11) * Math.PI * 2;
      const tip = [x + Math.cos(a) * radius, y + Math.sin(a) * radius] as const;
      const side = (by: number) => [x + Math.cos(a + by) * radius * 0.5, y + Math.sin(a + by) * radius * 0.5] as const;
      const [lx, ly] = side(-0.2);
      const [rx, ry] = side(0.2);
      return d`M${x},${y} L${lx},${ly} L${tip[0]},${tip[1]} L${rx},${ry}Z`;
    }).join("");
  return (
    circle(x + 9, y + 12, r * 0.8, { fill: "#2a2018", opacity: 0.2 }) +
    path(star(r, start), { fill: darker(green, 0.02) }) +
    path(star(r * 0.72, start + 0.28), { fill: lighter(green, 0.07) })
  );
}
