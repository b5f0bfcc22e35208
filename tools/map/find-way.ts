import type { Field, Place } from "./field.ts";

const steps = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [right, up] as const)).filter(([x, y]) => x || y);

/** The easiest way between two places over a board whose heights say how hard each step is. */
export function findWay(hardness: Field, from: Place, to: Place): Place[] {
  const { corners, step, half, at } = hardness;
  const cornerOf = ([x, y]: Place) =>
    Math.round((y + half) / step) * corners + Math.max(0, Math.min(corners - 1, Math.round((x + half) / step)));
  const [start, end] = [cornerOf(from), cornerOf(to)];
  const cost = new Map([[start, 0]]);
  const before = new Map<number, number>();
  const queue = [{ corner: start, rank: 0 }];
  for (let best = queue.pop(); best && best.corner !== end; best = queue.pop()) {
    const [column, row] = [best.corner % corners, Math.floor(best.corner / corners)];
    for (const [right, up] of steps) {
      if (column + right < 0 || column + right >= corners || row + up < 0 || row + up >= corners) continue;
      const corner = (row + up) * corners + column + right;
      const paid = (cost.get(best.corner) ?? 0) + Math.hypot(right, up) * (at[corner] as number);
      if (paid >= (cost.get(corner) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(corner, paid);
      before.set(corner, best.corner);
      insert(queue, { corner, rank: paid });
    }
  }
  const way: Place[] = [];
  for (let corner: number | undefined = end; corner !== undefined; corner = before.get(corner)) {
    way.unshift([(corner % corners) * step - half, Math.floor(corner / corners) * step - half]);
  }
  return way;
}

type Waiting = { corner: number; rank: number };

/** The cheapest stands last, where it is taken from. */
function insert(queue: Waiting[], waiting: Waiting): void {
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((queue[middle]?.rank ?? 0) > waiting.rank) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, waiting);
}
