import type { Field, GridPoint } from "./field.ts";

const steps = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [right, up] as const)).filter(([x, y]) => x || y);

/** The cheapest path between two points of a grid whose heights are the costs of a step. */
export function findPath({ corners, step, half, at }: Field, from: GridPoint, to: GridPoint): GridPoint[] {
  const along = (kilometres: number) => Math.max(0, Math.min(corners - 1, Math.round((kilometres + half) / step)));
  const cornerOf = ([x, y]: GridPoint) => along(y) * corners + along(x);
  const [start, end] = [cornerOf(from), cornerOf(to)];
  const cost = new Float64Array(corners * corners).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(corners * corners).fill(-1);
  const queue = [{ corner: start, paid: 0 }];
  cost[start] = 0;
  for (let best = queue.pop(); best && best.corner !== end; best = queue.pop()) {
    if (best.paid > (cost[best.corner] as number)) continue;
    const [column, row] = [best.corner % corners, Math.floor(best.corner / corners)];
    for (const [right, up] of steps) {
      if (column + right < 0 || column + right >= corners || row + up < 0 || row + up >= corners) continue;
      const corner = (row + up) * corners + column + right;
      const paid = best.paid + Math.hypot(right, up) * (at[corner] as number);
      if (paid >= (cost[corner] as number)) continue;
      cost[corner] = paid;
      before[corner] = best.corner;
      insert(queue, { corner, paid });
    }
  }
  const path: GridPoint[] = [];
  for (let corner = end; corner >= 0; corner = before[corner] as number) {
    path.push([(corner % corners) * step - half, Math.floor(corner / corners) * step - half]);
  }
  return path.reverse();
}

type Waiting = { corner: number; paid: number };

/** The cheapest entry is last, where it is popped. */
function insert(queue: Waiting[], waiting: Waiting): void {
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((queue[middle]?.paid ?? 0) > waiting.paid) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, waiting);
}
