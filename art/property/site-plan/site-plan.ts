import { layerRandom } from "#art/drawing/brush.ts";
import { CANVAS, viewBoxOf } from "#art/drawing/canvas.ts";
import { darker, lighter, mix } from "#art/drawing/colour.ts";
import { svgDocument } from "#art/drawing/svg-document.ts";
import { rect } from "#art/drawing/svg-shapes.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import type { Random } from "#art/random/random.ts";
import { planBuilding } from "./plan-building.ts";
import { type PlanPart, partDrawings, type Slot } from "./plan-parts.ts";
import { planTrees } from "./plan-trees.ts";

export type SitePlan = { exterior: ExteriorTraits; parts: readonly PlanPart[] };

/** Positions in the yard, the best first. */
const slots = [
  { x: 540, y: 540, w: 520, h: 330 },
  { x: 1110, y: 560, w: 310, h: 300 },
  { x: 180, y: 560, w: 310, h: 300 },
  { x: 1170, y: 140, w: 250, h: 320 },
  { x: 180, y: 140, w: 250, h: 320 },
] as const satisfies readonly Slot[];

const PLOT = { x: 120, y: 80, width: 1360, height: 850 };

/** A property from above: its wall, roofs, yard parts and trees. */
export function drawSitePlan({ exterior, parts }: SitePlan, size: { width: number; height: number }): string {
  const stream = (part: string) => layerRandom(exterior.id, "site-plan", part);
  const chosen = slotsFor(stream("places"));
  const placed = parts.flatMap((part, i) => {
    const slot = chosen[i];
    return slot ? [partDrawings[part](slot, exterior)] : [];
  });
  const body = [
    drawGround(exterior),
    ...placed,
    planBuilding(exterior, stream("aside").between(-40, 40)),
    planTrees(exterior, PLOT),
  ].join("");
  return svgDocument({ ...size, view: viewBoxOf(size, CANVAS.width / 2), definitions: "", body });
}

/** The first slot stays in the middle; the others are shuffled. */
function slotsFor(random: Random): Slot[] {
  const [first, ...others] = slots;
  const shuffled = others.map((slot) => ({ slot, at: random.next() })).toSorted((a, b) => a.at - b.at);
  const shift = random.between(-34, 34);
  return [{ ...first, x: first.x + shift }, ...shuffled.map(({ slot }) => slot)];
}

function drawGround({ ground, lawn, building, pool }: ExteriorTraits): string {
  const yard = lawn ? "#93b566" : lighter(ground[0], 0.02);
  const wall = mix(building.colours.wall, "#ffffff", 0.2);
  const { x, y, width, height } = PLOT;
  return [
    rect(-700, -460, 3000, 2020, { fill: mix(ground[0], ground[1], 0.35) }),
    rect(-700, 985, 3000, 130, { fill: "#8b8781" }),
    ...Array.from({ length: 22 }, (_, i) => rect(-680 + i * 140, 1046, 74, 7, { fill: "#efe9dd" })),
    rect(x + 10, y + 14, width, height, { fill: darker(ground[1], 0.2), opacity: 0.28, radius: 14 }),
    rect(x, y, width, height, { fill: wall, radius: 12 }),
    rect(x + 16, y + 16, width - 32, height - 32, { fill: yard, radius: 6 }),
    rect(440, 96, 720, 400, { fill: pool.deck, radius: 8 }),
    rect(748, 490, 104, 440, { fill: pool.deck }),
    rect(748, 912, 104, 22, { fill: darker(pool.deck, 0.1) }),
    ...Array.from({ length: 9 }, (_, i) => rect(748, 500 + i * 46, 104, 3, { fill: darker(pool.deck, 0.06) })),
  ].join("");
}
