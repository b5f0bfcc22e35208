import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, cushion, lathe, panel, post, type Solid } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";

const CERAMIC = "#fbfbf8";

export function vanity(palette: RoomPalette, width: number, basins: number): Piece {
  const each = width / basins;
  const positions = Array.from({ length: basins }, (_, i) => -width / 2 + each * (i + 0.5));
  const drawers: Face[] = positions.flatMap((x) => [
    panel(x - each / 2 + 0.02, 0.34, each - 0.04, 0.2, 0.522, lighter(palette.wood, 0.04)),
    panel(x - each / 2 + 0.02, 0.56, each - 0.04, 0.2, 0.522, lighter(palette.wood, 0.05)),
    panel(x - 0.07, 0.45, 0.14, 0.016, 0.526, palette.metal),
    panel(x - 0.07, 0.67, 0.14, 0.016, 0.526, palette.metal),
  ]);
  return [
    [...box(-width / 2, 0.3, 0.01, width, 0.48, 0.51, palette.wood), ...drawers],
    box(-width / 2 - 0.02, 0.78, 0, width + 0.04, 0.05, 0.55, "#f1efea"),
    ...positions.flatMap((x) => [
      bowl(x, 0.83, 0.28),
      [
        ...post(x, 0.83, 0.06, 0.013, 0.26, palette.metal, 6),
        ...box(x - 0.011, 1.07, 0.06, 0.022, 0.02, 0.15, palette.metal),
      ] as Solid,
    ]),
    ...towelPile(palette, -width / 2 + 0.18, 0.31 - 0.31, 0.1),
  ];
}

const bowl = (x: number, y: number, z: number): Solid => [
  ...lathe([x, y, z], [0.12, 0, 0.2, 0.06, 0.21, 0.12], CERAMIC, 16),
  ...lathe([x, y + 0.112, z], [0.18, 0, 0.18, 0.01], "#dfe7e8", 16),
];

export function towelPile(palette: RoomPalette, x: number, y: number, z: number): Solid[] {
  return [palette.second, "#f6f2ea", palette.textile].map((colour, i) =>
    cushion(x - 0.16, y + i * 0.085, z, 0.32 - i * 0.02, 0.085, 0.24, colour),
  );
}

/** A free-standing tub, 1.7 m long, filled. */
export function tub(palette: RoomPalette): Piece {
  const ring = (inset: number, y: number): [number, number, number][] =>
    Array.from({ length: 20 }, (_, i) => {
      const angle = ((i + 0.5) / 20) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const square = 0.55;
      const px = Math.sign(c) * Math.abs(c) ** square * (0.85 - inset);
      const pz = Math.sign(s) * Math.abs(s) ** 0.8 * (0.4 - inset * 0.8);
      return [px, y, 0.45 - pz];
    });
  const side = (low: [number, number, number][], high: [number, number, number][], colour: Colour): Face[] =>
    low.map((point, i) => ({
      points: [
        point,
        low[(i + 1) % 20] as [number, number, number],
        high[(i + 1) % 20] as [number, number, number],
        high[i] as [number, number, number],
      ],
      colour,
    }));
  const shell: Solid = [
    ...side(ring(0.12, 0), ring(0.03, 0.3), CERAMIC),
    ...side(ring(0.03, 0.3), ring(0, 0.58), CERAMIC),
    { points: ring(0, 0.58), colour: CERAMIC },
    { points: ring(0.07, 0.582), colour: "#b9dfe4" },
    { points: ring(0.14, 0.584), colour: "#cdebee" },
  ];
  const tap: Solid = [
    ...post(0.3, 0, 0.02, 0.018, 0.85, palette.metal, 6),
    ...box(0.285, 0.83, 0.02, 0.03, 0.025, 0.2, palette.metal),
  ];
  return [shell, tap];
}

/** A walk-in shower: a raised tray, a glass screen, a rain head. */
export function shower(palette: RoomPalette, width: number, depth: number): Piece {
  const glass = (points: Face["points"]): Face => ({
    points,
    colour: "#cfe6ea",
    opacity: 0.34,
    twoSided: true,
    unlit: true,
  });
  return [
    box(-width / 2, 0, 0.01, width, 0.06, depth, "#e8e6e0"),
    [
      ...post(0, 0.9, 0.06, 0.014, 1.25, palette.metal, 6),
      ...box(-0.012, 2.13, 0.06, 0.024, 0.024, 0.34, palette.metal),
      ...lathe([0, 2.09, 0.4], [0.13, 0, 0.13, 0.03], palette.metal, 14),
    ],
    [...box(-0.12, 1.02, 0.02, 0.24, 0.05, 0.05, palette.metal)],
    [
      glass([
        [-width / 2, 0.06, depth],
        [width / 2 - 0.5, 0.06, depth],
        [width / 2 - 0.5, 2.05, depth],
        [-width / 2, 2.05, depth],
      ]),
      ...box(-width / 2, 2.04, depth - 0.012, width - 0.5, 0.025, 0.024, palette.metal),
    ],
  ];
}

export function toilet(): Piece {
  return [
    box(-0.19, 0.42, 0.01, 0.38, 0.4, 0.17, CERAMIC),
    lathe([0, 0, 0.4], [0.11, 0, 0.12, 0.2, 0.2, 0.36, 0.2, 0.4], CERAMIC, 14),
    lathe([0, 0.4, 0.4], [0.205, 0, 0.2, 0.035], "#ffffff", 14),
    [panel(-0.04, 0.74, 0.08, 0.03, 0.19, "#c9cdd0")],
  ];
}

/** A towel ladder with two towels, leaning on the wall. */
export function towelLadder(palette: RoomPalette): Piece {
  const rail = (x: number): Solid => box(x, 0, 0.08, 0.03, 1.75, 0.04, lighter(palette.wood, 0.1));
  const rungs = [0.5, 0.95, 1.4].map((y) => box(-0.22, y, 0.085, 0.44, 0.03, 0.03, lighter(palette.wood, 0.1)));
  const towel = (y: number, long: number, colour: Colour): Solid => [
    ...box(-0.18, y - long, 0.07, 0.36, long, 0.06, colour),
    panel(-0.18, y - long + 0.07, 0.36, 0.03, 0.132, darker(colour, 0.08)),
  ];
  return [rail(-0.25), rail(0.22), ...rungs, towel(1.43, 0.4, palette.second), towel(0.98, 0.36, palette.textile)];
}

export const laundryBasket = (colour: Colour): Piece => [
  lathe([0, 0, 0], [0.17, 0, 0.22, 0.45], colour, 14),
  lathe([0, 0.4, 0], [0.2, 0, 0.1, 0.1], "#f6f2ea", 12),
];
