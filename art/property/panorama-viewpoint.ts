import type { Vec } from "#art/geometry/vector.ts";
import type { Room } from "#art/interior/room.ts";

/** Eye height in metres. */
const EYE = 1.55;
/** The wanted distance to walls and furniture, in metres. */
const CLEARANCE = 0.9;
const STEPS = 9;

/** The camera position of a panorama: the one nearest to the middle with enough clearance, else the one with the most. */
export function panoramaViewpoint({ shape, bodies }: Room): Vec {
  const furniture = bodies.filter(({ layer, min }) => layer === "furniture" && min[1] < EYE);
  const along = (step: number, length: number) => CLEARANCE + (step / (STEPS - 1)) * (length - 2 * CLEARANCE);
  const steps = Array.from({ length: STEPS }, (_, step) => step);
  const candidates = steps.flatMap((x) => steps.map((z): Vec => [along(x, shape.width), EYE, along(z, shape.depth)]));
  const clearanceAt = ([x, , z]: Vec) =>
    Math.min(...furniture.map(({ min, max }) => Math.hypot(apart(x, min[0], max[0]), apart(z, min[2], max[2]))));
  const offCentre = ([x, , z]: Vec) => Math.hypot(x - shape.width / 2, z - shape.depth / 2);
  const rated = candidates.map((position) => ({
    position,
    clearance: Math.min(CLEARANCE, clearanceAt(position)),
    offCentre: offCentre(position),
  }));
  const [best] = rated.toSorted((a, b) => b.clearance - a.clearance || a.offCentre - b.offCentre);
  return best?.position ?? [shape.width / 2, EYE, shape.depth / 2];
}

const apart = (value: number, low: number, high: number) => Math.max(low - value, 0, value - high);
