import { layerRandom } from "#art/drawing/brush.ts";
import { darker, lighter } from "#art/drawing/colour.ts";
import { circle, d, path, rect } from "#art/drawing/svg-shapes.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";

const FOOT = 460;

/** Roofs from above: blocks with parapets for houses; tents, domes and ridges for camps. */
export function planBuilding(exterior: ExteriorTraits, aside: number): string {
  const { building } = exterior;
  const left = 800 + aside - 300;
  if (building.volumes.length === 0) return camp(exterior, left);
  let x = left;
  return building.volumes
    .map((volume, i) => {
      const wide = 600 * volume.share;
      const deep = 190 + ((i * 57) % 90) + volume.storeys * 30;
      const drawn = roof(exterior, x, FOOT - deep, wide, deep, volume.storeys);
      x += wide;
      return drawn;
    })
    .join("");
}

function roof({ building, id }: ExteriorTraits, x: number, y: number, w: number, h: number, storeys: number): string {
  const { wall, accent, trim } = building.colours;
  const top = lighter(wall, 0.03);
  const random = layerRandom(id, "site-plan", `roof-${Math.round(x)}`);
  const [fx, fy] = [x + random.between(0.25, 0.6) * w, y + random.between(0.25, 0.6) * h];
  return [
    rect(x + 10 * storeys, y + 12 * storeys, w, h, { fill: "#2a2018", opacity: 0.25, radius: 3 }),
    rect(x, y, w, h, { fill: lighter(top, 0.05), radius: 3 }),
    rect(x + 10, y + 10, w - 20, h - 20, { fill: darker(top, 0.03) }),
    rect(x + 10, y + 10, w - 20, 12, { fill: darker(top, 0.1) }),
    rect(x + 10, y + 10, 10, h - 20, { fill: darker(top, 0.08) }),
    rect(fx + 6, fy + 8, 58, 46, { fill: "#2a2018", opacity: 0.2 }),
    rect(fx, fy, 58, 46, { fill: lighter(wall, 0.07) }),
    rect(x + w - 62, y + h - 52, 34, 24, { fill: "#d5d8d8" }),
    circle(x + w - 45, y + h - 40, 9, { fill: "#a9aeb0" }),
    rect(x, y + h - 5, w, 8, { fill: storeys > 1 ? trim : accent }),
  ].join("");
}

function camp({ building }: ExteriorTraits, left: number): string {
  const { wall, accent } = building.colours;
  const count = Math.max(1, Math.min(3, Math.round(building.width / 340)));
  return Array.from({ length: count }, (_, i) => {
    const x = left + 300 + (i - (count - 1) / 2) * 220;
    const y = 310 - Math.abs(i - (count - 1) / 2) * 40;
    if (building.style === "dome") return dome(x, y, wall, accent);
    return building.style === "a-frame" ? ridge(x, y, accent) : peak(x, y, wall, accent);
  }).join("");
}

const dome = (x: number, y: number, wall: string, accent: string) =>
  circle(x + 14, y + 18, 94, { fill: "#2a2018", opacity: 0.24 }) +
  circle(x, y, 92, { fill: wall }) +
  circle(x - 14, y - 16, 62, { fill: lighter(wall, 0.04) }) +
  path(
    d`M${x - 92},${y} H${x + 92} M${x},${y - 92} V${y + 92} M${x - 65},${y - 65} L${x + 65},${y + 65} M${x + 65},${y - 65} L${x - 65},${y + 65}`,
    { stroke: darker(wall, 0.1), width: 3, opacity: 0.6 },
  ) +
  rect(x - 24, y + 84, 48, 26, { fill: accent });

const ridge = (x: number, y: number, accent: string) =>
  rect(x - 76, y - 96, 168, 214, { fill: "#2a2018", opacity: 0.24 }) +
  rect(x - 88, y - 108, 88, 214, { fill: "#5a5048" }) +
  rect(x, y - 108, 88, 214, { fill: "#746a60" }) +
  rect(x - 60, y + 106, 120, 44, { fill: accent });

function peak(x: number, y: number, wall: string, accent: string): string {
  const [l, r, t, b] = [x - 95, x + 95, y - 80, y + 80];
  return (
    path(d`M${l + 14},${t + 18} H${r + 14} V${b + 18} H${l + 14}Z`, { fill: "#2a2018", opacity: 0.24 }) +
    path(d`M${l},${t} H${r} L${x},${y}Z`, { fill: lighter(wall, 0.05) }) +
    path(d`M${r},${t} V${b} L${x},${y}Z`, { fill: darker(wall, 0.04) }) +
    path(d`M${r},${b} H${l} L${x},${y}Z`, { fill: wall }) +
    path(d`M${l},${b} V${t} L${x},${y}Z`, { fill: lighter(wall, 0.02) }) +
    path(d`M${l},${t} H${r} V${b} H${l}Z`, { fill: "none", stroke: accent, width: 9 })
  );
}
