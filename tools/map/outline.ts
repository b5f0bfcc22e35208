import type { Field, GridPoint } from "./field.ts";

type Ring = GridPoint[];
/** An outer ring and the holes in it. */
export type Patch = Ring[];

/** The areas of a grid above a level: marching squares, closed along the edge of the grid. */
export function patchesAbove(field: Field, level: number): Patch[] {
  return nest(joinRings(edgesAbove(framed(field, level), level)));
}

/** The same grid with a low border, so that every outline closes. */
function framed({ corners, step, half, at }: Field, level: number): Field {
  const wide = corners + 2;
  const framedAt = new Float64Array(wide * wide).fill(level - 1);
  for (let row = 0; row < corners; row++) {
    framedAt.set(at.subarray(row * corners, (row + 1) * corners), (row + 1) * wide + 1);
  }
  return { corners: wide, step, half: half + step, at: framedAt };
}

/** For each of the 16 combinations of high and low corners: from which side to which the outline runs. */
const runs: readonly (readonly [Side, Side][])[] = [
  [],
  [["west", "south"]],
  [["south", "east"]],
  [["west", "east"]],
  [["east", "north"]],
  [
    ["west", "north"],
    ["east", "south"],
  ],
  [["south", "north"]],
  [["west", "north"]],
  [["north", "west"]],
  [["north", "south"]],
  [
    ["south", "west"],
    ["north", "east"],
  ],
  [["north", "east"]],
  [["east", "west"]],
  [["east", "south"]],
  [["south", "west"]],
  [],
];
type Side = "west" | "south" | "east" | "north";
type Edge = { from: string; to: string; at: GridPoint };

function edgesAbove({ corners, step, half, at }: Field, level: number): Edge[] {
  const edges: Edge[] = [];
  const height = (column: number, row: number) => at[row * corners + column] as number;
  const crossing = (column: number, row: number, side: Side): { name: string; at: GridPoint } => {
    const isLevel = side === "south" || side === "north";
    const [left, low] = [side === "east" ? column + 1 : column, side === "north" ? row + 1 : row];
    const [one, other] = [height(left, low), isLevel ? height(left + 1, low) : height(left, low + 1)];
    const part = (level - one) / (other - one);
    const [x, y] = isLevel ? [left + part, low] : [left, low + part];
    return { name: `${left},${low},${isLevel}`, at: [x * step - half, y * step - half] };
  };
  for (let row = 0; row < corners - 1; row++) {
    for (let column = 0; column < corners - 1; column++) {
      const high = [height(column, row), height(column + 1, row), height(column + 1, row + 1), height(column, row + 1)];
      const kind = high.reduce((sum, each, bit) => sum + (each > level ? 1 << bit : 0), 0);
      for (const [from, to] of runs[kind] ?? []) {
        const [start, end] = [crossing(column, row, from), crossing(column, row, to)];
        edges.push({ from: start.name, to: end.name, at: start.at });
      }
    }
  }
  return edges;
}

function joinRings(edges: Edge[]): Ring[] {
  const next = new Map(edges.map((edge) => [edge.from, edge]));
  const rings: Ring[] = [];
  for (const first of edges) {
    const ring: Ring = [];
    for (let edge: Edge | undefined = first; edge && next.delete(edge.from); edge = next.get(edge.to))
      ring.push(edge.at);
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

/** Rings inside an even number of others are outer rings; the others are holes in the smallest ring around them. */
function nest(rings: Ring[]): Patch[] {
  const known = rings.map((ring) => ({ ring, area: Math.abs(areaOf(ring)), around: [] as number[] }));
  for (const [index, one] of known.entries()) {
    for (const [other, { ring, area }] of known.entries()) {
      if (index !== other && area > one.area && isInside(one.ring[0] as GridPoint, ring)) one.around.push(other);
    }
  }
  const patches = new Map<number, Patch>();
  for (const [index, { ring, around }] of known.entries()) if (around.length % 2 === 0) patches.set(index, [ring]);
  for (const { ring, around } of known) {
    if (around.length % 2 === 0) continue;
    const smallest = around.reduce((best, other) =>
      (known[other]?.area ?? 0) < (known[best]?.area ?? 0) ? other : best,
    );
    patches.get(smallest)?.push(ring);
  }
  return [...patches.values()];
}

export function areaOf(ring: readonly GridPoint[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as GridPoint;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

export function isInside([x, y]: GridPoint, ring: readonly GridPoint[]): boolean {
  let isIn = false;
  for (const [index, [toX, toY]] of ring.entries()) {
    const [fromX, fromY] = ring.at(index - 1) as GridPoint;
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isIn = !isIn;
  }
  return isIn;
}
