import { darker, lighter } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face, glowBody } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { placePiece } from "#art/geometry/place-piece.ts";
import { cushion, face, lathe, post, type Solid, tilted } from "#art/geometry/solid-shapes.ts";
import { coffeeService } from "#art/interior/furniture/coffee-service.ts";
import { lantern } from "#art/interior/furniture/lamps.ts";
import type { YardKind, YardPlan } from "./draw-yard.ts";
import { hasPalms, yardBush, yardPalm } from "./yard-plants.ts";
import { disc } from "./yard-surfaces.ts";

const [X, Z] = [0, 5.2];

/** Seats on rugs around a fire, coffee, and the house behind. */
export const firePitYard: YardKind = {
  backdrop: "house",
  hours: { golden: 3, dusk: 4, night: 3 },
  bodies: (plan) => [...rugs(plan), ...ring(plan), ...fire(plan), ...surroundings(plan)],
};

function rugs({ palette }: YardPlan): Body[] {
  const teeth: Face[] = Array.from({ length: 28 }, (_, i) => {
    const at = (share: number, radius: number) =>
      [
        X + Math.cos(((i + share) / 14) * Math.PI) * radius * 1.15,
        0.009,
        Z + Math.sin(((i + share) / 14) * Math.PI) * radius,
      ] as const;
    return { points: [at(0, 2.55), at(1, 2.55), at(0.5, 2.3)], colour: palette.second, twoSided: true };
  });
  return [
    bodyOf(
      [
        disc(X, Z, 2.85, 0.004, darker(palette.textile, 0.08), 1.15),
        disc(X, Z, 2.75, 0.006, palette.textile, 1.15),
        ...teeth,
        disc(X, Z, 2.2, 0.01, palette.second, 1.15),
        disc(X, Z, 2.14, 0.011, darker(palette.textile, 0.02), 1.15),
        disc(X, Z, 1.15, 0.012, "#b9aa92", 1.1),
      ],
      "rugs",
    ),
  ];
}

/** Six low seats around the far side; the near side is open. */
function ring({ palette }: YardPlan): Body[] {
  const angles = [-1.75, -1.15, -0.48, 0.48, 1.15, 1.75];
  return angles.flatMap((angle, i) => {
    const frame = floorFrame(X + Math.sin(angle) * 2.75, Z + Math.cos(angle) * 2.3, -angle);
    const seat = [
      cushion(-0.55, 0, -0.2, 1.1, 0.2, 0.72, i % 2 ? palette.textile : lighter(palette.textile, 0.03)),
      tilted(cushion(-0.55, 0.18, -0.22, 1.1, 0.42, 0.18, lighter(palette.textile, 0.05)), [0, 0.2, -0.2], 0.14),
      tilted(cushion(-0.22, 0.2, 0, 0.44, 0.32, 0.13, palette.second), [0, 0.2, 0], 0.24),
    ];
    return placePiece(frame, seat);
  });
}

function fire({ palette }: YardPlan): Body[] {
  const stones: Solid[] = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 7) * Math.PI;
    const [x, z] = [Math.cos(angle) * 0.62, Math.sin(angle) * 0.62];
    return lathe([x, 0, z], [0.15, 0, 0.17, 0.1, 0.1, 0.22], i % 2 ? "#8f857a" : "#a0968a", 7);
  });
  const logs: Solid = [
    face([-0.42, 0.06, 0.08, -0.42, 0.14, 0.08, 0.4, 0.2, -0.1, 0.4, 0.1, -0.1], "#5a3a26", { twoSided: true }),
    face([0.42, 0.06, 0.1, 0.42, 0.14, 0.1, -0.4, 0.2, -0.06, -0.4, 0.1, -0.06], "#6b4630", { twoSided: true }),
  ];
  const glow = palette.lampsOn ? [glowBody({ at: [X, 0.45, Z], radius: 3.2, colour: "#ff9a3d", strength: 0.5 })] : [];
  return [...placePiece(floorFrame(X, Z), [...stones, logs]), bodyOf(flame()), ...glow];
}

/** The fire: three nested unlit flames. */
function flame(): Face[] {
  const tongue = (width: number, height: number, tilt: number, colour: string): Face => ({
    points: [
      [X - width, 0.12, Z - 0.02],
      [X - width * 0.9, height * 0.4, Z - 0.02],
      [X - width * 0.35 + tilt, height * 0.72, Z - 0.02],
      [X + tilt * 2, height, Z - 0.02],
      [X + width * 0.4 + tilt, height * 0.62, Z - 0.02],
      [X + width * 0.95, height * 0.35, Z - 0.02],
      [X + width * 0.8, 0.12, Z - 0.02],
    ],
    colour,
    unlit: true,
    twoSided: true,
  });
  return [tongue(0.34, 1.05, 0.05, "#f2762e"), tongue(0.25, 0.8, -0.04, "#ffab3d"), tongue(0.14, 0.5, 0.02, "#fff0a8")];
}

function surroundings(plan: YardPlan): Body[] {
  const { palette, interior } = plan;
  const string = palette.lampsOn
    ? [-4.6, 4.6].flatMap((x) => placePiece(floorFrame(x, 7.6), [post(0, 0, 0, 0.04, 2.6, "#5a4636", 6)]))
    : [];
  return [
    ...placePiece(floorFrame(1.35, 4.3), coffeeService(palette, { y: 0.02 })),
    ...[-2.9, 3.1].flatMap((x) => lantern(floorFrame(x, 3.5), palette, interior.lantern, 1.7)),
    ...string,
    ...(palette.lampsOn ? stringLights() : []),
    yardBush(plan, "left", -5.6, 9, 1.7),
    yardBush(plan, "right", 5.8, 9.4, 1.5),
    ...(hasPalms(plan) ? [yardPalm(plan, "right", 6.4, 8.2, 4.6)] : []),
  ];
}

/** String lights between two poles. */
export function stringLights(z = 7.6, width = 9.2, height = 2.6): Body[] {
  return Array.from({ length: 13 }, (_, i) => {
    const share = i / 12;
    const [x, y] = [-width / 2 + width * share, height - 0.55 * 4 * share * (1 - share)];
    const lamp = lathe([x, y - 0.08, 0], [0.02, 0, 0.05, 0.05, 0.02, 0.1], "#ffe6ad", 7).map((one) => ({
      ...one,
      unlit: true,
    }));
    return [
      ...placePiece(floorFrame(0, z), [lamp]),
      glowBody({ at: [x, y, z], radius: 0.28, colour: "#ffcf7a", strength: 0.5 }),
    ];
  }).flat();
}
