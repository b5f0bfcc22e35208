import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import { d, ellipse, path } from "#art/drawing/svg-shapes.ts";
import type { Random } from "#art/random/random.ts";

export type Juniper = { x: number; y: number; height: number };
export type JuniperColours = { trunk: Colour; leaf: Colour; shadow: Colour };

/** A juniper near the viewer: a short twisted trunk and drooping sprays of leaves in three tones, lit from one side. */
export function juniper(random: Random, { x, y, height }: Juniper, colours: JuniperColours, litLeft: boolean): string {
  const half = height * random.between(0.27, 0.36);
  const tilt = random.between(-0.06, 0.06) * height;
  const lit = litLeft ? -1 : 1;
  const layer = (count: number, spread: number, size: number, shift: number) =>
    Array.from({ length: count }, (_, i) => {
      const rise = ((i + random.next()) / count) ** 0.9;
      const reach = half * (0.35 + 0.65 * Math.sin(Math.PI * (0.2 + rise * 0.62))) * (1 - rise * 0.5);
      const along = random.between(-1, 1) * spread;
      const at = x + tilt * rise + along * reach + lit * shift * half;
      return spray(random, at, y - height * (0.12 + rise * 0.84), half * size * (1.1 - rise * 0.55), along);
    }).join("");
  return (
    ellipse(x, y + 2, half * 1.15, half * 0.15, { fill: colours.shadow, opacity: 0.3 }) +
    path(
      d`M${x - half * 0.12},${y} Q${x - half * 0.02},${y - height * 0.2} ${x + tilt * 0.3 - half * 0.06},${y - height * 0.42} h${half * 0.13} Q${x + half * 0.12},${y - height * 0.2} ${x + half * 0.15},${y}Z`,
      { fill: colours.trunk },
    ) +
    path(layer(34, 0.95, 0.5, 0), { fill: darker(colours.leaf, 0.075) }) +
    path(layer(30, 0.8, 0.38, 0.08), { fill: colours.leaf }) +
    path(layer(22, 0.62, 0.26, 0.24), { fill: lighter(colours.leaf, 0.055) })
  );
}

/** A spray of scale leaves that hangs outwards, as path data. */
function spray(random: Random, x: number, y: number, size: number, along: number): string {
  const teeth = [-1, -0.62, -0.2, 0.2, 0.62, 1];
  const fringe = teeth.map((share, i) => {
    const drop = size * (0.5 + 0.24 * (1 - share * share)) * random.between(0.75, 1.2);
    const px = x + share * size + along * size * 0.2;
    const valley = teeth[i + 1] === undefined ? "" : d` L${px + size * 0.2},${y + drop * 0.42}`;
    return d`L${px},${y + drop * (1 - Math.abs(share) * 0.35)}` + valley;
  });
  return d`M${x + size},${y} Q${x + size * 0.7},${y - size * 0.75} ${x},${y - size * 0.82} Q${x - size * 0.7},${y - size * 0.75} ${x - size},${y} ${fringe.join(" ")}Z`;
}

/** A juniper far away, as path data: a rounded cone. */
export function distantJuniper(random: Random, x: number, y: number, height: number): string {
  const half = height * random.between(0.3, 0.44);
  const tip = x + random.between(-0.12, 0.12) * height;
  return d`M${x - half},${y} Q${x - half * 1.1},${y - height * 0.55} ${tip},${y - height} Q${x + half * 1.15},${y - height * 0.5} ${x + half},${y} Q${x},${y + height * 0.16} ${x - half},${y}Z`;
}
