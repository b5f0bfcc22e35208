import type { Vec } from "#art/geometry/vector.ts";
import type { Room } from "#art/interior/room.ts";

const EYE = 1.55;
/** Metres around the eye without wall or furniture. */
const AIR = 0.9;
const STEPS = 9;

/** The place nearest to the middle with air all around it, else the one with most: nobody looks out of a coffee table. */
export function panoramaViewpoint({ shape, bodies }: Room): Vec {
  const furniture = bodies.filter(({ layer, min }) => layer === "furniture" && min[1] < EYE);
  const along = (step: number, length: number) => AIR + (step / (STEPS - 1)) * (length - 2 * AIR);
  const steps = Array.from({ length: STEPS }, (_, step) => step);
  const places = steps.flatMap((x) => steps.map((z): Vec => [along(x, shape.width), EYE, along(z, shape.depth)]));
  const airAt = ([x, , z]: Vec) =>
    Math.min(...furniture.map(({ min, max }) => Math.hypot(apart(x, min[0], max[0]), apart(z, min[2], max[2]))));
  const aside = ([x, , z]: Vec) => Math.hypot(x - shape.width / 2, z - shape.depth / 2);
  const known = places.map((place) => ({ place, air: Math.min(AIR, airAt(place)), aside: aside(place) }));
  const [best] = known.toSorted((a, b) => b.air - a.air || a.aside - b.aside);
  return best?.place ?? [shape.width / 2, EYE, shape.depth / 2];
}

const apart = (place: number, low: number, high: number) => Math.max(low - place, 0, place - high);
