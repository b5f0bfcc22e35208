export type Spot = readonly [x: number, y: number];
export type Frame = { width: number; height: number };

type Edge = { isInside: (spot: Spot) => boolean; cut: (from: Spot, to: Spot) => Spot };

function edgesOf({ width, height }: Frame): Edge[] {
  const atX =
    (x: number) =>
    ([x1, y1]: Spot, [x2, y2]: Spot): Spot => [x, y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)];
  const atY =
    (y: number) =>
    ([x1, y1]: Spot, [x2, y2]: Spot): Spot => [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1), y];
  return [
    { isInside: ([x]) => x >= 0, cut: atX(0) },
    { isInside: ([x]) => x <= width, cut: atX(width) },
    { isInside: ([, y]) => y >= 0, cut: atY(0) },
    { isInside: ([, y]) => y <= height, cut: atY(height) },
  ];
}

/** The part of a ring within the frame, clipped edge by edge (Sutherland and Hodgman). */
export function clipRing(ring: readonly Spot[], frame: Frame): Spot[] {
  return edgesOf(frame).reduce<Spot[]>(
    (left, { isInside, cut }) =>
      left.flatMap((to, index) => {
        const from = left.at(index - 1) ?? to;
        if (isInside(to)) return isInside(from) ? [to] : [cut(from, to), to];
        return isInside(from) ? [cut(from, to)] : [];
      }),
    [...ring],
  );
}

/** The parts of a line within the frame. */
export function clipLine(line: readonly Spot[], frame: Frame): Spot[][] {
  const parts: Spot[][] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    const piece = from && clipPiece(from, to, frame);
    if (!piece) continue;
    const last = parts.at(-1);
    if (last && isSame(last.at(-1), piece[0])) last.push(piece[1]);
    else parts.push(piece);
  }
  return parts;
}

function clipPiece(from: Spot, to: Spot, frame: Frame): [Spot, Spot] | null {
  let piece: [Spot, Spot] = [from, to];
  for (const { isInside, cut } of edgesOf(frame)) {
    const [start, end] = piece;
    if (!isInside(start) && !isInside(end)) return null;
    piece = [isInside(start) ? start : cut(start, end), isInside(end) ? end : cut(start, end)];
  }
  return piece;
}

function isSame(one: Spot | undefined, other: Spot): boolean {
  return one !== undefined && one[0] === other[0] && one[1] === other[1];
}
