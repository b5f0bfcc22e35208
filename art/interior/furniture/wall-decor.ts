import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import { clipToOutline, opening, rectangle, type Spot } from "#art/geometry/outline.ts";
import { box, panel, type Solid } from "#art/geometry/solid-shapes.ts";
import type { Vec } from "#art/geometry/vector.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";
import type { Random } from "#art/random/random.ts";

type Frame = { x: number; y: number; w: number; h: number };
type Motif = (frame: Frame, palette: RoomPalette, random: Random) => { spots: Spot[]; colour: Colour }[];

/** A framed picture on a wall. */
export function wallArt(palette: RoomPalette, random: Random, { x, y, w, h }: Frame): Face[] {
  const ground = lighter(palette.second, 0.07);
  const inner = rectangle(x + 0.09, y + 0.09, w - 0.18, h - 0.18);
  const motif = random.pick(motifs)({ x: x + 0.09, y: y + 0.09, w: w - 0.18, h: h - 0.18 }, palette, random);
  const shadow = { ...panel(x + 0.02, y - 0.035, w, h, 0.011, "#2a1c10"), opacity: 0.12, unlit: true };
  return [
    shadow,
    panel(x, y, w, h, 0.02, random.pick([darker(palette.wood, 0.04), palette.metal, "#2f2b29"])),
    panel(x + 0.035, y + 0.035, w - 0.07, h - 0.07, 0.022, "#f8f4ea"),
    panel(x + 0.09, y + 0.09, w - 0.18, h - 0.18, 0.023, ground),
    ...motif.flatMap(({ spots, colour }, i): Face[] => {
      const seen = clipToOutline(spots, inner);
      return seen.length < 3 ? [] : [{ points: onWall(seen, 0.024 + i * 0.0005), colour, twoSided: true }];
    }),
  ];
}

const onWall = (spots: readonly Spot[], off: number): Vec[] => spots.map(([along, up]) => [along, up, off]);
const disc = (x: number, y: number, r: number): Spot[] =>
  Array.from({ length: 20 }, (_, i) => [x + Math.cos((i / 10) * Math.PI) * r, y + Math.sin((i / 10) * Math.PI) * r]);

const hills: Motif = ({ x, y, w, h }, palette, random) => [
  { spots: disc(x + w * random.between(0.25, 0.75), y + h * 0.68, h * 0.14), colour: palette.metal },
  ...[0.5, 0.36, 0.2].map((level, i) => {
    const start = random.between(0, 6);
    const crest = Array.from(
      { length: 13 },
      (_, k): Spot => [x + (w * (12 - k)) / 12, y + h * (level + 0.08 * Math.sin(k * 0.6 + start))],
    );
    return {
      spots: [[x, y], [x + w, y], ...crest] as Spot[],
      colour: mix(palette.textile, palette.second, 0.55 - i * 0.27),
    };
  }),
];

const archways: Motif = ({ x, y, w, h }, palette) =>
  [0.8, 0.6, 0.4].map((share, i) => ({
    spots: opening(x + (w * (1 - share)) / 2, y, x + (w * (1 + share)) / 2, y + h * (0.3 + share * 0.68), true),
    colour: [palette.textile, palette.accent, darker(palette.second, 0.08)][i] as Colour,
  }));

const blocks: Motif = ({ x, y, w, h }, palette, random) => {
  const split = random.between(0.35, 0.65);
  return [
    { spots: rectangle(x, y, w * split, h * 0.55), colour: palette.textile },
    { spots: rectangle(x + w * split, y + h * 0.3, w * (1 - split), h * 0.7), colour: palette.accent },
    { spots: disc(x + w * split, y + h * 0.5, h * 0.2), colour: palette.metal },
  ];
};

const frond: Motif = ({ x, y, w, h }, palette) =>
  Array.from({ length: 8 }, (_, i) => {
    const level = y + h * (0.2 + i * 0.085);
    const side = i % 2 ? 1 : -1;
    const middle = x + w / 2;
    const reach = w * (0.4 - i * 0.03);
    return {
      spots: [
        [middle, level],
        [middle + side * reach, level + h * 0.2],
        [middle + side * reach * 0.4, level + h * 0.02],
      ] as Spot[],
      colour: darker(palette.textile, (i % 3) * 0.04),
    };
  });

const motifs: readonly Motif[] = [hills, archways, blocks, frond];

/** A mirror: pale glass with two streaks of light. */
export function mirror(palette: RoomPalette, { x, y, w, h }: Frame, arched = false): Face[] {
  const outline = (inset: number) => opening(x + inset, y + inset, x + w - inset, y + h - inset, arched);
  const streak = (from: number, wide: number): Face[] => {
    const seen = clipToOutline(
      [
        [x + w * from, y],
        [x + w * (from + wide), y],
        [x + w * (from + wide) + h * 0.4, y + h],
        [x + w * from + h * 0.4, y + h],
      ],
      outline(0.04),
    );
    return seen.length < 3 ? [] : [{ points: onWall(seen, 0.026), colour: "#ffffff", opacity: 0.3, unlit: true }];
  };
  return [
    { points: onWall(outline(0), 0.02), colour: palette.metal },
    { points: onWall(outline(0.04), 0.024), colour: mix("#cfe0e4", palette.wall, 0.35) },
    ...streak(0.08, 0.14),
    ...streak(0.3, 0.06),
  ];
}

/** Open shelves with books, bowls and vases; centred on x = 0, with the back at z = 0. */
export function shelves(palette: RoomPalette, random: Random, width: number, height: number, boards: number): Solid[] {
  const step = height / boards;
  const shelf = (level: number): Solid => box(-width / 2, level, 0, width, 0.035, 0.3, palette.wood);
  const sides = [-width / 2, width / 2 - 0.035].map((x) =>
    box(x, 0, 0, 0.035, height, 0.3, darker(palette.wood, 0.03)),
  );
  const back: Solid = [panel(-width / 2, 0, width, height, 0.005, darker(palette.wall, 0.05))];
  const goods = Array.from({ length: boards }, (_, i) => shelfItems(palette, random, width, i * step + 0.035)).flat();
  return [back, ...sides, ...Array.from({ length: boards + 1 }, (_, i) => shelf(i * step)), ...goods];
}

function shelfItems(palette: RoomPalette, random: Random, width: number, y: number): Solid[] {
  const tones = [palette.textile, palette.second, palette.accent, "#f0e8d8", palette.metal];
  const goods: Solid[] = [];
  for (let x = -width / 2 + 0.08; x < width / 2 - 0.2; ) {
    const books = random.chance(0.55);
    const wide = books ? random.between(0.03, 0.055) : random.between(0.1, 0.16);
    const high = books ? random.between(0.18, 0.26) : random.between(0.1, 0.24);
    if (random.chance(0.82)) goods.push(box(x, y, 0.05, wide, high, books ? 0.18 : wide, random.pick(tones)));
    x += wide + (random.chance(0.3) ? 0.12 : 0.008);
  }
  return goods;
}
