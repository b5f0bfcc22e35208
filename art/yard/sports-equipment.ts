import type { Colour } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, face, lathe, post, type Solid } from "#art/geometry/solid-shapes.ts";

const YELLOW = "#efb93f";
const BLUE = "#3f7fae";

/** A small football goal with its net. */
export function goal(width = 3.6, height = 1.9): Piece {
  const bar = "#fbfbf8";
  const [left, right] = [-width / 2, width / 2];
  const lines: Face[] = [
    ...Array.from({ length: 14 }, (_, i) => left + (width * i) / 13).map((x) =>
      face([x - 0.008, 0, -1.1, x + 0.008, 0, -1.1, x + 0.008, height, -0.4, x - 0.008, height, -0.4], "#f4f4f0", {
        opacity: 0.75,
        twoSided: true,
      }),
    ),
    ...Array.from({ length: 8 }, (_, i) => i / 7).map((share) =>
      face(
        [
          left,
          height * share - 0.008,
          -1.1 + share * 0.7,
          right,
          height * share - 0.008,
          -1.1 + share * 0.7,
          right,
          height * share + 0.008,
          -1.1 + share * 0.7,
          left,
          height * share + 0.008,
          -1.1 + share * 0.7,
        ],
        "#f4f4f0",
        { opacity: 0.75, twoSided: true },
      ),
    ),
  ];
  const side = (x: number): Solid =>
    Array.from({ length: 6 }, (_, i) =>
      face(
        [
          x,
          (height * i) / 5 - 0.008,
          0,
          x,
          (height * i) / 5 - 0.008,
          -1.1 + (i / 5) * 0.7,
          x,
          (height * i) / 5 + 0.008,
          -1.1 + (i / 5) * 0.7,
          x,
          (height * i) / 5 + 0.008,
          0,
        ],
        "#f4f4f0",
        { opacity: 0.7, twoSided: true },
      ),
    );
  return [
    lines,
    side(left),
    side(right),
    post(left, 0, 0, 0.05, height, bar, 8),
    post(right, 0, 0, 0.05, height, bar, 8),
    box(left - 0.05, height - 0.05, -0.05, width + 0.1, 0.1, 0.1, bar),
  ];
}

export const ball = (radius: number, colour: Colour, patch: Colour): Piece => [
  [
    ...lathe(
      [0, 0, 0],
      [
        radius * 0.4,
        0,
        radius * 0.86,
        radius * 0.4,
        radius,
        radius,
        radius * 0.86,
        radius * 1.6,
        radius * 0.3,
        radius * 2,
      ],
      colour,
      14,
    ),
    face(
      [
        -radius * 0.3,
        radius * 0.9,
        radius * 1.01,
        radius * 0.3,
        radius * 0.9,
        radius * 1.01,
        radius * 0.4,
        radius * 1.35,
        radius * 0.96,
        0,
        radius * 1.6,
        radius * 0.86,
        -radius * 0.4,
        radius * 1.35,
        radius * 0.96,
      ],
      patch,
    ),
  ],
];

/** A net across the court, 2.4 m high. */
export function volleyNet(width = 7): Piece {
  const [left, right] = [-width / 2, width / 2];
  const mesh: Face[] = [
    ...Array.from({ length: 36 }, (_, i) => left + (width * i) / 35).map((x) =>
      face([x - 0.006, 1.5, 0, x + 0.006, 1.5, 0, x + 0.006, 2.35, 0, x - 0.006, 2.35, 0], "#46525c", {
        opacity: 0.8,
        twoSided: true,
      }),
    ),
    ...Array.from({ length: 6 }, (_, i) => 1.52 + i * 0.15).map((y) =>
      face([left, y, 0, right, y, 0, right, y + 0.012, 0, left, y + 0.012, 0], "#46525c", {
        opacity: 0.8,
        twoSided: true,
      }),
    ),
  ];
  return [
    post(left, 0, 0, 0.06, 2.45, BLUE, 8),
    post(right, 0, 0, 0.06, 2.45, BLUE, 8),
    mesh,
    box(left, 2.33, -0.01, width, 0.07, 0.02, YELLOW),
  ];
}
