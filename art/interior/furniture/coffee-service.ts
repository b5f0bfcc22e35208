import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { face, lathe, type Solid } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";

export type CoffeeService = {
  y: number;
  cups?: number;
  /** 1 in a room, 2 in a close-up. */
  fineness?: 1 | 2;
};

/** A tray with a dallah (coffee pot), cups and a bowl of dates, centred on the origin. */
export function coffeeService(palette: RoomPalette, { y, cups = 4, fineness = 1 }: CoffeeService): Piece {
  const brass = mix("#c59a4a", palette.metal, 0.25);
  const round = (sides: number) => sides * fineness;
  const pot: Solid[] = [
    lathe(
      [-0.16, y + 0.02, 0],
      [0.07, 0, 0.09, 0.03, 0.085, 0.06, 0.055, 0.13, 0.035, 0.17, 0.05, 0.21],
      brass,
      round(10),
    ),
    lathe([-0.16, y + 0.23, 0], [0.052, 0, 0.045, 0.02, 0.02, 0.05, 0.008, 0.1], lighter(brass, 0.06), round(10)),
    spout(y, brass),
  ];
  const cup = (i: number): Solid =>
    lathe(
      [0.04 + (i % 2) * 0.09, y + 0.02, -0.09 + Math.floor(i / 2) * 0.09],
      [0.018, 0, 0.03, 0.02, 0.034, 0.05],
      "#fbf7ee",
      round(8),
    );
  return [
    lathe([0, y, 0], [0.3, 0, 0.34, 0.02], lighter(brass, 0.08), round(20)),
    ...pot,
    ...Array.from({ length: cups }, (_, i) => cup(i)),
    ...dates(y, round(10)),
  ];
}

function dates(y: number, sides: number): Solid[] {
  const spots = [-0.03, 0.035, 0, 0.02, -0.02];
  return [
    lathe([0.22, y + 0.01, 0.03], [0.04, 0, 0.075, 0.02, 0.095, 0.05], "#f4efe4", sides),
    lathe([0.22, y + 0.045, 0.03], [0.085, 0, 0.06, 0.025, 0.03, 0.035], "#5f3720", sides),
    ...spots.map((dx, i) =>
      lathe(
        [0.22 + dx, y + 0.07, 0.03 + (spots[(i + 2) % 5] ?? 0)],
        [0.01, 0, 0.022, 0.012, 0.01, 0.026],
        i % 2 ? "#7a4728" : "#6b3d22",
        7,
      ),
    ),
  ];
}

/** The spout and handle of the dallah. */
const spout = (y: number, brass: Colour): Solid => [
  face([-0.22, y + 0.1, 0, -0.2, y + 0.16, 0, -0.31, y + 0.22, 0, -0.3, y + 0.19, 0], brass, { twoSided: true }),
  face(
    [-0.1, y + 0.2, 0, -0.03, y + 0.18, 0, -0.07, y + 0.06, 0, -0.085, y + 0.08, 0, -0.05, y + 0.165, 0],
    darker(brass, 0.06),
    { twoSided: true },
  ),
];
