import type { Body } from "./body.ts";
import { centreOf } from "./body.ts";
import { lengthOf, minus, type Vec } from "./vector.ts";

/** Bounding boxes that overlap by less than this, in metres, count as separate. */
const TOLERANCE = 0.02;
const axes = [0, 1, 2] as const;

/**
 * Painter's order: a body comes before every body that can hide it. Two boxes that are separate on an axis are ordered by
 * the side the camera is on. Ordering by the distance of centres fails for long bodies: a cup in front of a long sofa.
 */
export function paintOrder(bodies: readonly Body[], eye: Vec, overlaps: (a: number, b: number) => boolean): Body[] {
  const distance = bodies.map((body) => lengthOf(minus(centreOf(body), eye)));
  const blockers = bodies.map(() => 0);
  const hiddenBy = bodies.map((): number[] => []);
  bodies.forEach((a, i) => {
    for (let j = i + 1; j < bodies.length; j++) {
      if (!overlaps(i, j)) continue;
      const order = compareDepth(a, bodies[j] as Body, eye);
      if (order === 0) continue;
      const [behind, inFront] = order < 0 ? [i, j] : [j, i];
      hiddenBy[behind]?.push(inFront);
      blockers[inFront] = (blockers[inFront] ?? 0) + 1;
    }
  });
  return topologicalOrder(bodies, distance, blockers, hiddenBy);
}

/** Below 0 when `a` must be painted before `b`, above 0 when after, 0 when neither hides the other. */
function compareDepth(a: Body, b: Body, eye: Vec): number {
  const apart = axes.map((axis) => gapOnAxis(a, b, axis));
  const clear = apart.filter(({ gap }) => gap >= -TOLERANCE);
  const separating = clear.length > 0 ? clear : [apart.reduce((best, one) => (one.gap > best.gap ? one : best))];
  const sides = separating.map(({ axis, lower, plane }) => (lower === a ? 1 : -1) * Math.sign(plane - eye[axis]));
  const signs = new Set(sides.filter((side) => side !== 0));
  return signs.size === 1 ? ([...signs][0] as number) : 0;
}

function gapOnAxis(a: Body, b: Body, axis: 0 | 1 | 2) {
  const up = b.min[axis] - a.max[axis];
  const down = a.min[axis] - b.max[axis];
  const plane = up > down ? (b.min[axis] + a.max[axis]) / 2 : (a.min[axis] + b.max[axis]) / 2;
  return { axis, gap: Math.max(up, down), lower: up > down ? a : b, plane };
}

/** Repeatedly takes the farthest body that hides no remaining body; in a cycle, the farthest of all. */
function topologicalOrder(
  bodies: readonly Body[],
  distance: number[],
  blockers: number[],
  hiddenBy: number[][],
): Body[] {
  const remaining = new Set(bodies.keys());
  const painted: Body[] = [];
  while (remaining.size > 0) {
    const free = [...remaining].filter((i) => blockers[i] === 0);
    const next = (free.length > 0 ? free : [...remaining]).reduce((far, i) =>
      (distance[i] as number) > (distance[far] as number) ? i : far,
    );
    remaining.delete(next);
    painted.push(bodies[next] as Body);
    for (const i of hiddenBy[next] ?? []) blockers[i] = (blockers[i] ?? 1) - 1;
  }
  return painted;
}
