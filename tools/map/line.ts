import type { GridPoint } from "./field.ts";

/** Simplifies a line: no removed point is farther than `max` kilometres from the result. */
export function simplified(line: readonly GridPoint[], max: number): GridPoint[] {
  if (line.length < 3) return [...line];
  const [first, last] = [line[0] as GridPoint, line.at(-1) as GridPoint];
  let [farthest, distance] = [0, 0];
  for (let index = 1; index < line.length - 1; index++) {
    const away = distanceTo(line[index] as GridPoint, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= max) return [first, last];
  return [...simplified(line.slice(0, farthest + 1), max).slice(0, -1), ...simplified(line.slice(farthest), max)];
}

/** Simplifies a closed line in two halves, split at its two farthest points. */
export function simplifiedRing(ring: readonly GridPoint[], max: number): GridPoint[] {
  const middle = Math.floor(ring.length / 2);
  const there = simplified(ring.slice(0, middle + 1), max);
  const back = simplified([...ring.slice(middle), ring[0] as GridPoint], max);
  return [...there, ...back.slice(1)];
}

/** Cuts the corners of a line once per round. */
export function rounded(line: readonly GridPoint[], rounds: number): GridPoint[] {
  if (rounds === 0 || line.length < 3) return [...line];
  const cut: GridPoint[] = [line[0] as GridPoint];
  for (let index = 0; index < line.length - 1; index++) {
    const [[x, y], [toX, toY]] = [line[index] as GridPoint, line[index + 1] as GridPoint];
    if (index > 0) cut.push([x * 0.75 + toX * 0.25, y * 0.75 + toY * 0.25]);
    if (index < line.length - 2) cut.push([x * 0.25 + toX * 0.75, y * 0.25 + toY * 0.75]);
  }
  return rounded([...cut, line.at(-1) as GridPoint], rounds - 1);
}

/** The distance of a point from a segment. */
export function distanceTo([x, y]: GridPoint, [fromX, fromY]: GridPoint, [toX, toY]: GridPoint): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX ** 2 + alongY ** 2;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
  return Math.hypot(x - fromX - part * alongX, y - fromY - part * alongY);
}
