import { type Colour, lighter, mix } from "#art/drawing/colour.ts";
import { lights } from "#art/drawing/light-presets.ts";
import type { PoolShape } from "#art/exterior/scene/exterior-traits.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { placePiece } from "#art/geometry/place-piece.ts";
import { face, post, type Solid } from "#art/geometry/solid-shapes.ts";
import type { Vec } from "#art/geometry/vector.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import type { YardKind, YardPlan } from "./draw-yard.ts";
import { parasol, sideTable, sunbed } from "./pool-furniture.ts";
import { hasPalms, yardBush, yardPalm } from "./yard-plants.ts";
import { decking, disc, paving } from "./yard-surfaces.ts";

type Spot = readonly [x: number, z: number];
const [NEAR, FAR, LEFT, RIGHT] = [2.3, 7.2, -3.1, 2.7];

/** The pool with its deck and sunbeds, and the house behind it. */
export const poolYard: YardKind = {
  backdrop: "house",
  hours: { morning: 3, noon: 4, golden: 3, dusk: 1 },
  bodies: (plan) => [
    ...deckOf(plan),
    ...basin(plan),
    ...poolsidePieces(plan),
    ...(plan.has(amenities.CHILDRENS_POOL) ? childrensPool(plan) : []),
    ...(plan.has(amenities.POOL_FENCE) ? fence() : []),
  ],
};

function deckOf({ exterior, random }: YardPlan): Body[] {
  const area = { x: -9, z: 1, w: 18, d: 9.6 };
  const timber = exterior.pool.deck === "#b98d63";
  return [timber ? decking(area, exterior.pool.deck) : paving(area, exterior.pool.deck, 0.75, random("deck"))];
}

const outlines: Record<PoolShape, Spot[]> = {
  rect: [
    [LEFT, NEAR],
    [RIGHT, NEAR],
    [RIGHT, FAR],
    [LEFT, FAR],
  ],
  lap: [
    [LEFT + 1.2, NEAR],
    [RIGHT - 1.6, NEAR],
    [RIGHT - 1.6, FAR + 1],
    [LEFT + 1.2, FAR + 1],
  ],
  round: Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 18) * Math.PI;
    const wave = 1 + 0.1 * Math.cos(angle * 2 + 0.6);
    return [(LEFT + RIGHT) / 2 + Math.cos(angle) * 2.9 * wave, (NEAR + FAR) / 2 + Math.sin(angle) * 2.35 * wave];
  }),
  l: [
    [LEFT, NEAR],
    [0.3, NEAR],
    [0.3, NEAR + 2.4],
    [RIGHT, NEAR + 2.4],
    [RIGHT, FAR],
    [LEFT, FAR],
  ],
};

const expanded = (outline: readonly Spot[], by: number): Spot[] => {
  const [cx, cz] = [(LEFT + RIGHT) / 2, (NEAR + FAR) / 2];
  return outline.map(([x, z]) => [x + Math.sign(x - cx) * by, z + Math.sign(z - cz) * by]);
};
const at = (outline: readonly Spot[], y: number): Vec[] => outline.map(([x, z]) => [x, y, z]);

/** Coping, the walls above the water, the water from deep to shallow, and ripples. */
function basin(plan: YardPlan): Body[] {
  const { exterior, hour, random } = plan;
  const outline = outlines[exterior.pool.shape];
  const light = lights[hour];
  const [deep, bright] = exterior.pool.water;
  const tone = (share: number) => mix(mix(deep, bright, share), light.shadow, light.night * 0.25);
  const level = -0.1;
  const water: Face[] = Array.from({ length: 9 }, (_, i) => {
    const from = NEAR - 1 + ((FAR + 2.2 - NEAR) * (8 - i)) / 8;
    const part = keepNearer(outline, from);
    return { points: at(part, level + i * 0.0005), colour: tone(i / 8), unlit: true };
  }).filter((one) => one.points.length > 2);
  const walls: Face[] = outline.map((spot, i) => {
    const next = outline[(i + 1) % outline.length] as Spot;
    return {
      points: [
        [next[0], 0.004, next[1]],
        [spot[0], 0.004, spot[1]],
        [spot[0], level, spot[1]],
        [next[0], level, next[1]],
      ],
      colour: mix(tone(0.3), light.shadow, 0.15),
      unlit: true,
    };
  });
  const coping = { points: at(expanded(outline, 0.32), 0.02), colour: lighter(exterior.pool.deck, 0.06) };
  return [
    bodyOf([coping, { points: at(outline, 0.021), colour: tone(0.1), unlit: true }, ...water, ...walls], "rugs"),
    bodyOf(ripples(outline, random("ripples"), light.night), "light"),
    ...placePiece(floorFrame(RIGHT - 0.7, FAR - 0.06), exterior.pool.shape === "rect" ? [ladder()] : []),
  ];
}

/** The part of an outline with z up to `far`. */
function keepNearer(outline: readonly Spot[], far: number): Spot[] {
  return outline.flatMap((spot, i): Spot[] => {
    const next = outline[(i + 1) % outline.length] as Spot;
    const nearer = spot[1] <= far ? [spot] : [];
    if (spot[1] <= far === next[1] <= far) return nearer;
    const share = (far - spot[1]) / (next[1] - spot[1]);
    return [...nearer, [spot[0] + (next[0] - spot[0]) * share, far]];
  });
}

/** Bright ripples, each completely within the water. */
function ripples(outline: readonly Spot[], random: ReturnType<YardPlan["random"]>, night: number): Face[] {
  const isInside = (x: number, z: number) =>
    outline.filter(([ax, az], i) => {
      const [bx, bz] = outline[(i + 1) % outline.length] as Spot;
      return az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax;
    }).length %
      2 ===
    1;
  return Array.from({ length: 90 }, (): Face[] => {
    const [x, z, long] = [random.between(LEFT, RIGHT), random.between(NEAR, FAR + 1), random.between(0.15, 0.5)];
    if (!isInside(x - long, z - 0.1) || !isInside(x + long, z + 0.1)) return [];
    const points: Vec[] = [
      [x - long, -0.09, z],
      [x, -0.09, z - 0.035],
      [x + long, -0.09, z],
      [x, -0.09, z + 0.015],
    ];
    return [{ points, colour: "#ffffff", opacity: night ? 0.22 : 0.42, unlit: true, twoSided: true }];
  }).flat();
}

const ladder = (): Solid =>
  [-0.22, 0.22].flatMap((x) => [
    ...post(x, 0, 0, 0.022, 0.75, "#d5d9dc", 6),
    ...post(x, 0, 0.3, 0.022, 0.55, "#d5d9dc", 6),
    face([x - 0.02, 0.73, 0, x + 0.02, 0.73, 0, x + 0.02, 0.55, 0.3, x - 0.02, 0.55, 0.3], "#e4e7e9", {
      twoSided: true,
    }),
  ]);

function poolsidePieces(plan: YardPlan): Body[] {
  const { exterior, palette, random } = plan;
  const cloth: Colour = random("beds").pick(["#fbf6ec", "#f2c14e", "#e2725b", "#2f7f86", palette.textile]);
  const count = Math.max(1, exterior.pool.sunbeds);
  const beds = Array.from({ length: count }, (_, i) =>
    placePiece(floorFrame(RIGHT + 1.5 + i * 0.35, 5 + i * 1.35, -0.9), sunbed(palette, cloth)),
  );
  return [
    ...beds.flat(),
    ...(exterior.pool.parasol
      ? placePiece(
          floorFrame(RIGHT + 2.5, 7.9),
          parasol(random("parasol").pick(["#f4efe4", "#d9a441", "#c8553d", "#2f6f86"])),
        )
      : []),
    ...placePiece(floorFrame(RIGHT + 0.9, 6.1), sideTable(palette)),
    yardBush(plan, "left", -5.4, 8.6, 1.6),
    yardBush(plan, "right", 6.4, 10, 1.5),
    ...(hasPalms(plan) ? [yardPalm(plan, "left", -6.2, 8.2, 4.4)] : []),
  ];
}

/** A small round pool for children. */
function childrensPool({ exterior }: YardPlan): Body[] {
  const [, bright] = exterior.pool.water;
  return [
    bodyOf(
      [
        disc(-4.6, 4.9, 0.95, 0.02, lighter(exterior.pool.deck, 0.06)),
        { ...disc(-4.6, 4.9, 0.78, 0.022, bright), unlit: true },
        { ...disc(-4.6, 4.8, 0.5, 0.024, lighter(bright, 0.05)), unlit: true },
      ],
      "rugs",
    ),
  ];
}

/** A low glass fence with posts along the far side. */
function fence(): Body[] {
  return Array.from({ length: 10 }, (_, i) => -5 + i * 1.05).flatMap((x) => [
    bodyOf([
      face([x, 0.05, FAR + 1.1, x + 1.05, 0.05, FAR + 1.1, x + 1.05, 1, FAR + 1.1, x, 1, FAR + 1.1], "#d5e8ec", {
        opacity: 0.3,
        twoSided: true,
        unlit: true,
      }),
    ]),
    ...placePiece(floorFrame(x, FAR + 1.1), [post(0, 0, 0, 0.025, 1.02, "#d5d9dc", 6)]),
  ]);
}
