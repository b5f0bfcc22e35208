import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, cushion, lathe, panel, type Solid } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";
import type { Random } from "#art/random/random.ts";

const span = (count: number) => Array.from({ length: count }, (_, i) => i);
const toys: readonly Colour[] = ["#e2725b", "#f2c14e", "#4f9a94", "#7d6aa0", "#6fa35c"];

/** A bunk bed along a wall, with a ladder at its end; 2.1 m long. */
export function bunkBed(palette: RoomPalette): Piece {
  const wood = lighter(palette.wood, 0.16);
  const posts = [-1.05, 0.99].flatMap((x) => [0.02, 0.9].map((z) => box(x, 0, z, 0.06, 1.78, 0.06, wood)));
  const bunk = (y: number, cover: Colour): Solid[] => [
    box(-1.02, y, 0.05, 2.04, 0.12, 0.88, wood),
    cushion(-0.98, y + 0.12, 0.07, 1.96, 0.14, 0.84, "#fbf8f2"),
    cushion(-0.5, y + 0.15, 0.06, 1.5, 0.14, 0.86, cover),
    cushion(-0.93, y + 0.25, 0.18, 0.36, 0.12, 0.6, lighter(cover, 0.14)),
  ];
  const rail = box(-0.99, 1.5, 0.93, 1.45, 0.1, 0.03, wood);
  const rungs = span(5).map((i) => box(0.56, 0.25 + i * 0.28, 0.95, 0.36, 0.04, 0.04, darker(wood, 0.04)));
  const ladder = [0.53, 0.92].map((x) => box(x, 0, 0.95, 0.04, 1.62, 0.05, wood));
  return [...bunk(0.24, palette.textile), ...bunk(1.15, palette.second), ...posts, rail, ...ladder, ...rungs];
}

/** A small indoor slide, 1.7 m long, sloping down towards the viewer. */
export function slide(palette: RoomPalette): Piece {
  const colour = mix(palette.textile, "#f2c14e", 0.45);
  const chute: Solid = [
    {
      points: [
        [-0.2, 0.06, 1.6],
        [0.2, 0.06, 1.6],
        [0.2, 0.95, 0.4],
        [-0.2, 0.95, 0.4],
      ],
      colour,
      twoSided: true,
    },
  ];
  const rim = (x: number): Solid => [
    {
      points: [
        [x, 0.06, 1.6],
        [x, 0.2, 1.6],
        [x, 1.12, 0.4],
        [x, 0.95, 0.4],
      ],
      colour: darker(colour, 0.06),
      twoSided: true,
    },
  ];
  const steps = span(4).map((i) => box(-0.2, 0.18 + i * 0.2, 0.12 + i * 0.06, 0.4, 0.04, 0.1, "#f3ead8"));
  const legs = [-0.22, 0.2].map((x) => box(x, 0, 0.3, 0.035, 0.95, 0.06, darker(colour, 0.1)));
  return [box(-0.22, 0.93, 0.3, 0.44, 0.04, 0.16, colour), ...legs, ...steps, chute, rim(-0.2), rim(0.2)];
}

/** Toy blocks, scattered and stacked. */
export function blocks(random: Random): Piece {
  const loose = span(6).map((i) =>
    box(
      random.between(-0.5, 0.5),
      0,
      random.between(-0.3, 0.3) + i * 0.02,
      0.13,
      0.13,
      0.13,
      toys[i % toys.length] as Colour,
    ),
  );
  const pile = span(3).map((i) =>
    box(0.62 + i * 0.01, i * 0.14, 0.1, 0.14, 0.14, 0.14, toys[(i + 2) % toys.length] as Colour),
  );
  return [...loose, ...pile];
}

export function toyShelf(palette: RoomPalette, random: Random): Piece {
  const wood = lighter(palette.wood, 0.18);
  const bins = span(6).map((i): Solid => {
    const x = -0.66 + (i % 3) * 0.45;
    const y = 0.08 + Math.floor(i / 3) * 0.4;
    return cushion(x, y, 0.06, 0.38, random.between(0.2, 0.28), 0.3, toys[(i * 2) % toys.length] as Colour);
  });
  const frame: Solid[] = [
    [panel(-0.7, 0, 1.4, 0.9, 0.008, lighter(wood, 0.03))],
    ...[0.04, 0.44, 0.86].map((y) => box(-0.7, y, 0.01, 1.4, 0.035, 0.38, wood)),
    ...[-0.7, -0.25, 0.2, 0.665].map((x) => box(x, 0, 0.01, 0.035, 0.88, 0.38, wood)),
  ];
  const bear = [
    lathe([0.3, 0.9, 0.2], [0.06, 0, 0.11, 0.1, 0.06, 0.19], "#b98a5a", 10),
    lathe([0.3, 1.08, 0.2], [0.03, 0, 0.075, 0.06, 0.03, 0.13], "#c49a6c", 10),
  ];
  return [...frame, ...bins, ...bear];
}

/** A play tent: four poles leaning together under cloth. */
export function teepee(palette: RoomPalette): Piece {
  const cloth = lighter(palette.second, 0.08);
  const apex = [0, 1.45, 0] as const;
  const corners = [
    [0.55, 0, 0.55],
    [0.55, 0, -0.55],
    [-0.55, 0, -0.55],
    [-0.55, 0, 0.55],
  ] as const;
  const sides: Face[] = corners.map((corner, i) => ({
    points: [corner, corners[(i + 1) % 4] as typeof corner, apex],
    colour: cloth,
    twoSided: true,
  }));
  const mouth: Face = {
    points: [
      [-0.22, 0.01, 0.556],
      [0.22, 0.01, 0.556],
      [0, 0.95, 0.2],
    ],
    colour: darker(palette.textile, 0.06),
    twoSided: true,
  };
  const band: Face[] = [0.15, 0.85].map((x) => ({
    points: [
      [x * 1.1 - 0.62, 0.01, 0.552],
      [x * 1.1 - 0.5, 0.01, 0.552],
      [0.002, 1.43, 0.01],
      [-0.002, 1.43, 0.01],
    ],
    colour: palette.textile,
    twoSided: true,
  }));
  return [[...sides, ...band, mouth]];
}
