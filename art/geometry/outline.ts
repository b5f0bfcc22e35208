/** A point on a wall: along and up, in metres. */
export type Spot = readonly [along: number, up: number];

/** The position of an opening on its wall, in metres. */
export type Opening = { left: number; right: number; foot: number; head: number; arched: boolean };

/** The part of a polygon inside a convex counter-clockwise outline. */
export function clipToOutline(shape: readonly Spot[], outline: readonly Spot[]): readonly Spot[] {
  return outline.reduce((rest, from, i) => {
    const to = outline[(i + 1) % outline.length] as Spot;
    return rest.length < 3 ? [] : keepLeft(rest, from, to);
  }, shape);
}

function keepLeft(shape: readonly Spot[], from: Spot, to: Spot): Spot[] {
  const side = ([x, y]: Spot) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  return shape.flatMap((spot, i): Spot[] => {
    const next = shape[(i + 1) % shape.length] as Spot;
    const [here, there] = [side(spot), side(next)];
    const inside = here >= 0 ? [spot] : [];
    if (here >= 0 === there >= 0) return inside;
    const share = here / (here - there);
    return [...inside, [spot[0] + (next[0] - spot[0]) * share, spot[1] + (next[1] - spot[1]) * share]];
  });
}

/** The outline of an opening, with a round head when arched. */
export function opening(left: number, foot: number, right: number, head: number, arched: boolean): Spot[] {
  if (!arched) {
    return [
      [left, foot],
      [right, foot],
      [right, head],
      [left, head],
    ];
  }
  const radius = (right - left) / 2;
  const spring = head - radius * 1.1;
  const arc = Array.from({ length: 13 }, (_, i): Spot => {
    const angle = (Math.PI * i) / 12;
    return [left + radius + Math.cos(angle) * radius, spring + Math.sin(angle) * radius * 1.1];
  });
  return [[left, foot], [right, foot], ...arc];
}

export const rectangle = (x: number, y: number, w: number, h: number): Spot[] => opening(x, y, x + w, y + h, false);
