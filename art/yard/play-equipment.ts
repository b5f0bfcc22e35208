import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, cushion, face, lathe, post, type Solid } from "#art/geometry/solid-shapes.ts";
import type { Vec } from "#art/geometry/vector.ts";

const RED = "#d9573f";
const YELLOW = "#efb93f";
const BLUE = "#3f7fae";

/** A wooden play tower with a roof, a slide on the right and a climbing wall in front. */
export function playTower(wood: Colour): Piece {
  const posts = [-0.6, 0.6].flatMap((x) => [-0.6, 0.6].map((z) => box(x - 0.05, 0, z - 0.05, 0.1, 2.2, 0.1, wood)));
  const roof: Face[] = [
    {
      points: [
        [-0.8, 2.15, 0.8],
        [0.8, 2.15, 0.8],
        [0, 2.9, 0],
      ],
      colour: RED,
      twoSided: true,
    },
    {
      points: [
        [0.8, 2.15, 0.8],
        [0.8, 2.15, -0.8],
        [0, 2.9, 0],
      ],
      colour: darker(RED, 0.06),
      twoSided: true,
    },
    {
      points: [
        [0.8, 2.15, -0.8],
        [-0.8, 2.15, -0.8],
        [0, 2.9, 0],
      ],
      colour: RED,
      twoSided: true,
    },
    {
      points: [
        [-0.8, 2.15, -0.8],
        [-0.8, 2.15, 0.8],
        [0, 2.9, 0],
      ],
      colour: lighter(RED, 0.04),
      twoSided: true,
    },
  ];
  const holds: Face[] = [
    [-0.3, 0.3],
    [0.2, 0.45],
    [-0.1, 0.75],
    [0.35, 0.95],
    [-0.35, 1.05],
  ].map(([x = 0, y = 0], i) => ({
    points: [
      [x - 0.07, y, 0.672],
      [x + 0.07, y, 0.672],
      [x + 0.07, y + 0.08, 0.672],
      [x - 0.07, y + 0.08, 0.672],
    ],
    colour: [YELLOW, BLUE, RED][i % 3] as Colour,
  }));
  return [
    ...posts,
    box(-0.65, 1.15, -0.65, 1.3, 0.08, 1.3, lighter(wood, 0.08)),
    [...box(-0.6, 0.05, 0.62, 1.2, 1.1, 0.05, lighter(wood, 0.12)), ...holds],
    box(-0.6, 1.55, -0.64, 1.2, 0.08, 0.06, BLUE),
    roof,
    ...slideFrom(0.65, 1.2, 2.1),
  ];
}

/** A slide from a platform to the right. */
function slideFrom(x: number, top: number, reach: number): Solid[] {
  const [end, low] = [x + reach, 0.16];
  const bed = face([x, top, 0.28, end - 0.35, low + 0.03, 0.28, end - 0.35, low + 0.03, -0.28, x, top, -0.28], YELLOW, {
    twoSided: true,
  });
  const run = face(
    [end - 0.35, low + 0.03, 0.28, end, low, 0.28, end, low, -0.28, end - 0.35, low + 0.03, -0.28],
    lighter(YELLOW, 0.03),
    { twoSided: true },
  );
  const rim = (z: number, colour: Colour) =>
    face([x, top, z, end, low, z, end, low + 0.2, z, x, top + 0.22, z], colour, { twoSided: true });
  return [[bed, run], [rim(-0.28, darker(YELLOW, 0.05))], [rim(0.28, darker(YELLOW, 0.09))]];
}

/** Two swings on an A-frame. */
export function swings(wood: Colour): Piece {
  const leg = (x: number, z: number): Solid => [
    face([x - 0.05, 0, z - 0.05, x + 0.05, 0, z - 0.05, x + 0.04, 2.2, 0, x - 0.04, 2.2, 0], wood, { twoSided: true }),
    face([x, 0, z - 0.05, x, 0, z + 0.05, x, 2.2, 0.04, x, 2.2, -0.04], darker(wood, 0.06), { twoSided: true }),
  ];
  const seat = (x: number, colour: Colour): Solid[] => [
    ...[-0.2, 0.2].map((dx) => post(x + dx, 0.5, 0, 0.012, 1.68, "#8f9498", 4)),
    box(x - 0.25, 0.46, -0.1, 0.5, 0.05, 0.2, colour),
  ];
  return [
    ...[-1.4, 1.4].flatMap((x) => [leg(x, 0.7), leg(x, -0.7)]),
    box(-1.5, 2.16, -0.06, 3, 0.12, 0.12, wood),
    ...seat(-0.6, RED),
    ...seat(0.6, BLUE),
  ];
}

/** A round trampoline with its net. */
export function trampoline(): Piece {
  const ring = (radius: number, y: number): Vec[] =>
    Array.from({ length: 24 }, (_, i) => [
      Math.cos((i / 12) * Math.PI) * radius,
      y,
      -Math.sin((i / 12) * Math.PI) * radius,
    ]);
  const poles = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 3) * Math.PI + 0.3;
    return [
      post(Math.cos(angle) * 1.45, 0, Math.sin(angle) * 1.45, 0.03, 2.2, "#9aa0a5", 5),
      post(Math.cos(angle) * 1.45, 2.2, Math.sin(angle) * 1.45, 0.05, 0.08, YELLOW, 6),
    ];
  });
  const net: Face = {
    points: [
      [-1.45, 0.62, 0],
      [1.45, 0.62, 0],
      [1.45, 2.1, 0],
      [-1.45, 2.1, 0],
    ],
    colour: "#2f3b42",
    opacity: 0.14,
    twoSided: true,
    unlit: true,
  };
  return [
    [
      { points: ring(1.5, 0.6), colour: BLUE },
      { points: ring(1.22, 0.605), colour: "#26292c" },
      ...lathe([0, 0.5, 0], [1.5, 0, 1.5, 0.1], darker(BLUE, 0.04), 24).slice(0, 24),
    ],
    ...poles.flat(),
    [net],
  ];
}

export const springHorse = (): Piece => [
  post(0, 0, 0, 0.06, 0.4, "#8f9498", 8),
  cushion(-0.35, 0.4, -0.13, 0.7, 0.26, 0.26, RED),
  cushion(0.2, 0.6, -0.09, 0.22, 0.34, 0.18, lighter(RED, 0.03)),
  post(0.12, 0.66, 0, 0.02, 0.2, YELLOW, 6),
];
