/** A point of the grid: kilometres east and north of its centre. */
export type GridPoint = readonly [x: number, y: number];

/** A height for every corner of a square grid. */
export type Field = { corners: number; step: number; half: number; at: Float64Array };

/** Computes the height at every corner of a grid of `half` kilometres to each side. */
export function fieldOf(half: number, corners: number, height: (point: GridPoint) => number): Field {
  const step = (2 * half) / (corners - 1);
  const at = new Float64Array(corners * corners);
  for (let row = 0; row < corners; row++) {
    for (let column = 0; column < corners; column++) {
      at[row * corners + column] = height([column * step - half, row * step - half]);
    }
  }
  return { corners, step, half, at };
}

/** The height at the corner nearest to a point. */
export function heightNear({ corners, step, half, at }: Field, [x, y]: GridPoint): number {
  const nearest = (along: number) => Math.max(0, Math.min(corners - 1, Math.round((along + half) / step)));
  return at[nearest(y) * corners + nearest(x)] as number;
}
