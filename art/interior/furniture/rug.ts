import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { floorQuad } from "#art/geometry/solid-shapes.ts";
import type { RugPattern } from "#art/interior/plan/interior-traits.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";

type Area = { x: number; z: number; w: number; d: number };
type Field = (area: Area, palette: RoomPalette) => Face[];

/** A rug in room axes: a border around a patterned field. */
export function rug(area: Area, palette: RoomPalette, pattern: RugPattern): Body {
  const { x, z, w, d } = area;
  const base = darker(palette.textile, 0.02);
  const ring = (inset: number, y: number, colour: Colour) =>
    floorQuad(x + inset, z + inset, x + w - inset, z + d - inset, y, colour);
  const border =
    pattern === "plain"
      ? [ring(0, 0.0026, darker(palette.second, 0.08)), ring(0.05, 0.0027, darker(palette.second, 0.03))]
      : [ring(0, 0.0026, base), ring(0.1, 0.0027, palette.second), ring(0.15, 0.0028, lighter(base, 0.03))];
  const field = { x: x + 0.26, z: z + 0.26, w: w - 0.52, d: d - 0.52 };
  return bodyOf([...border, ...fields[pattern](field, palette)], "rugs");
}

const Y = 0.003;
const count = (length: number, size: number) => Math.max(1, Math.round(length / size));
const grid = (n: number) => Array.from({ length: n }, (_, i) => i);

const rhomb = (cx: number, cz: number, rx: number, rz: number, y: number, colour: Colour): Face => ({
  points: [
    [cx - rx, y, cz],
    [cx, y, cz - rz],
    [cx + rx, y, cz],
    [cx, y, cz + rz],
  ],
  colour,
});

const diamonds: Field = ({ x, z, w, d }, palette) => {
  const [nx, nz] = [count(w, 0.46), count(d, 0.46)];
  const [sx, sz] = [w / nx, d / nz];
  return grid(nx).flatMap((i) =>
    grid(nz).flatMap((j) => {
      const [cx, cz] = [x + sx * (i + 0.5), z + sz * (j + 0.5)];
      const outer = (i + j) % 2 ? palette.second : darker(palette.second, 0.1);
      return [
        rhomb(cx, cz, sx * 0.38, sz * 0.38, Y, outer),
        rhomb(cx, cz, sx * 0.17, sz * 0.17, Y + 0.0002, palette.textile),
      ];
    }),
  );
};

const stripes: Field = ({ x, z, w, d }, palette) => {
  const n = count(d, 0.24);
  return grid(n)
    .filter((i) => i % 2 === 0)
    .map((i) =>
      floorQuad(
        x - 0.1,
        z + (d * i) / n,
        x + w + 0.1,
        z + (d * (i + 0.45)) / n,
        Y,
        i % 4 ? palette.second : lighter(palette.textile, 0.12),
      ),
    );
};

/** Sadu, a Bedouin weaving: bands of triangles between thin lines. */
const sadu: Field = ({ x, z, w, d }, palette) => {
  const rows = count(d, 0.5);
  const deep = d / rows;
  const teeth = count(w, 0.22);
  const wide = w / teeth;
  return grid(rows).flatMap((row) => {
    const z0 = z + deep * row;
    const colour = row % 2 ? "#f3ead8" : palette.second;
    const line = floorQuad(x - 0.1, z0, x + w + 0.1, z0 + 0.035, Y, darker(palette.textile, 0.12));
    const marks = grid(teeth).map((i): Face => {
      const left = x + wide * i;
      return {
        points: [
          [left, Y, z0 + deep * 0.2],
          [left + wide, Y, z0 + deep * 0.2],
          [left + wide / 2, Y, z0 + deep * 0.85],
        ],
        colour,
      };
    });
    return [line, ...marks];
  });
};

const medallion: Field = ({ x, z, w, d }, palette) => {
  const [cx, cz] = [x + w / 2, z + d / 2];
  const disc = (share: number, y: number, colour: Colour): Face => ({
    points: grid(24).map((i) => {
      const angle = (i / 24) * Math.PI * 2;
      const wave = 1 + 0.07 * Math.cos(angle * 8);
      return [cx + Math.cos(angle) * w * 0.5 * share * wave, y, cz + Math.sin(angle) * d * 0.5 * share * wave] as const;
    }),
    colour,
  });
  const corners = [
    [x, z, 1, 1],
    [x + w, z, -1, 1],
    [x, z + d, 1, -1],
    [x + w, z + d, -1, -1],
  ].map(([px = 0, pz = 0, sx = 1, sz = 1]): Face => {
    const quarter: Face["points"] = [
      [px, Y, pz],
      [px + sx * w * 0.2, Y, pz],
      [px + sx * w * 0.12, Y, pz + sz * d * 0.12],
      [px, Y, pz + sz * d * 0.2],
    ];
    return { points: sx * sz > 0 ? quarter : quarter.toReversed(), colour: palette.second };
  });
  return [
    ...corners,
    disc(0.78, Y, palette.second),
    disc(0.66, Y + 0.0002, darker(palette.textile, 0.07)),
    disc(0.4, Y + 0.0004, lighter(palette.second, 0.04)),
    disc(0.24, Y + 0.0006, palette.textile),
  ];
};

const kilim: Field = ({ x, z, w, d }, palette) => {
  const [nx, nz] = [count(w, 0.7), count(d, 0.62)];
  const [sx, sz] = [w / nx, d / nz];
  const tones = [palette.second, palette.accent, lighter(palette.textile, 0.14), "#f0e4cf"];
  return grid(nx).flatMap((i) =>
    grid(nz).flatMap((j) => {
      const [cx, cz] = [x + sx * (i + 0.5), z + sz * (j + 0.5)];
      const tone = tones[(i * 3 + j * 5) % tones.length] as Colour;
      return [
        rhomb(cx, cz, sx * 0.5, sz * 0.5, Y, tone),
        rhomb(cx, cz, sx * 0.32, sz * 0.32, Y + 0.0002, darker(palette.textile, 0.04)),
        rhomb(cx, cz, sx * 0.14, sz * 0.14, Y + 0.0004, tone),
      ];
    }),
  );
};

const fields: Record<RugPattern, Field> = { diamonds, stripes, sadu, medallion, kilim, plain: () => [] };
