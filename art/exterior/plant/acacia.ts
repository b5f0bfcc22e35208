import { darker, lighter } from "#art/drawing/colour.ts";
import { d, ellipse, path } from "#art/drawing/svg-shapes.ts";
import type { Random } from "#art/random/random.ts";
import type { JuniperColours } from "./juniper.ts";

/** An umbrella thorn of the desert: forked trunk, wide flat crown. */
export function acacia(
  random: Random,
  { x, y, height }: { x: number; y: number; height: number },
  { trunk, leaf, shadow }: JuniperColours,
): string {
  const half = height * random.between(0.62, 0.78);
  const fork = y - height * random.between(0.3, 0.4);
  const top = y - height * 0.8;
  const branches = [-0.62, -0.24, 0.2, 0.6].map((share) => {
    const tip = x + share * half;
    return d`M${x},${fork + 6} Q${x + share * half * 0.3},${fork - height * 0.16} ${tip},${top + height * 0.06}`;
  });
  const crown = (count: number, lift: number, size: number) =>
    Array.from({ length: count }, () => {
      const along = random.between(-0.86, 0.86);
      return ellipseData(
        x + along * half,
        top - lift * height * (1 - along * along) + random.between(-0.03, 0.03) * height,
        half * size * random.between(0.8, 1.2),
        height * 0.06 * random.between(0.8, 1.2),
      );
    }).join("");
  return (
    ellipse(x, y + 2, half * 0.8, half * 0.08, { fill: shadow, opacity: 0.26 }) +
    path(
      d`M${x - height * 0.03},${y} Q${x},${(y + fork) / 2} ${x - height * 0.02},${fork} h${height * 0.045} Q${x + height * 0.04},${(y + fork) / 2} ${x + height * 0.05},${y}Z`,
      { fill: trunk },
    ) +
    path(branches.join(""), { fill: "none", stroke: trunk, width: height * 0.026, round: true }) +
    path(crown(12, 0.02, 0.26), { fill: darker(leaf, 0.06) }) +
    path(crown(12, 0.09, 0.22), { fill: leaf }) +
    path(crown(8, 0.15, 0.15), { fill: lighter(leaf, 0.06) })
  );
}

function ellipseData(x: number, y: number, rx: number, ry: number): string {
  return d`M${x - rx},${y} a${rx},${ry} 0 1 0 ${rx * 2},0 a${rx},${ry} 0 1 0 ${-rx * 2},0Z`;
}
