import { coasts, type Spot } from "./coasts.ts";
import { type Field, fieldOf, type GridPoint } from "./field.ts";
import { CORNERS, type Grid } from "./grid.ts";
import { distanceTo } from "./line.ts";
import { layered, noiseOf } from "./noise.ts";
import { isInside } from "./outline.ts";

/**
 * Properties are within 2 km of the centre of their area and shown up to half a kilometre away: all of that is land.
 */
export const DRY_KM = 2.7;
const FAR_INLAND_KM = 1_000;
const SHORE_WAVES_KM = 6;
const SHORE_HEIGHT_KM = 1.9;

/** The distance of every corner from the coast, in kilometres; it is negative in the sea. */
export function landOf(grid: Grid): Field {
  const coast = coasts[grid.city.id];
  if (!coast) return fieldOf(grid.half, CORNERS, () => FAR_INLAND_KM);
  const placed = (ring: readonly Spot[]) => ring.map(grid.pointOf);
  const [sea, islands] = [coast.sea.map(placed), coast.islands.map(placed)];
  const waves = layered(noiseOf(grid.city.id), 4);
  const centres = [grid.city.centre, ...grid.areas.map(({ centre }) => centre)].map(grid.pointOf);
  return fieldOf(grid.half, CORNERS, (point) => {
    const shore = Math.min(...sea.map((ring) => -depthIn(ring, point)));
    const inland = Math.max(shore, ...islands.map((ring) => depthIn(ring, point)));
    const wave = SHORE_HEIGHT_KM * waves(point[0] / SHORE_WAVES_KM, point[1] / SHORE_WAVES_KM);
    const capes = centres.map((centre) => DRY_KM - Math.hypot(point[0] - centre[0], point[1] - centre[1]));
    return Math.max(inland + wave, ...capes.map((cape) => cape + Math.abs(wave) / 2));
  });
}

/** The distance of a point to the edge of a ring; it is negative outside. */
function depthIn(ring: readonly GridPoint[], point: GridPoint): number {
  const edge = Math.min(...ring.map((corner, index) => distanceTo(point, ring.at(index - 1) as GridPoint, corner)));
  return isInside(point, ring) ? edge : -edge;
}
