import { homeRoom } from "#art/home/home-room.ts";
import type { Room } from "#art/room/room.ts";
import { type CameraPlace, cameraAt } from "#art/solid/camera.ts";
import { drawBodies } from "#art/solid/draw-bodies.ts";
import type { Vec } from "#art/solid/vector.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { type CubeFace, cubeFaces } from "./cube-panorama.ts";

const EYE = 1.55;
/** Metres around the eye without wall or furniture. */
const AIR = 0.9;
const QUARTER = Math.PI / 2;

const looks: Record<CubeFace, Pick<CameraPlace, "yaw" | "pitch">> = {
  front: { yaw: 0, pitch: 0 },
  right: { yaw: QUARTER, pitch: 0 },
  back: { yaw: Math.PI, pitch: 0 },
  left: { yaw: -QUARTER, pitch: 0 },
  up: { yaw: 0, pitch: QUARTER },
  down: { yaw: 0, pitch: -QUARTER },
};

/** A room seen to all six sides from one place, as SVG texts; `null` for a room the grammar does not draw. */
export function roomFaces(facts: PictureFacts, room: string, side: number): Record<CubeFace, string> | null {
  const made = homeRoom(facts, room);
  if (!made) return null;
  const eye = freePlace(made);
  const drawn = cubeFaces.map((face) => [face, faceOf(made, eye, face, side)]);
  return Object.fromEntries(drawn) as Record<CubeFace, string>;
}

function faceOf({ bodies, lighting, plan }: Room, eye: Vec, face: CubeFace, side: number): string {
  const camera = cameraAt({ eye, ...looks[face], focus: side / 2, width: side, height: side });
  const size = `width="${side}" height="${side}"`;
  const body = drawBodies(bodies, camera, lighting);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${plan.look.wall}"/>${body}</svg>`;
}

/** The place nearest to the middle with air all around it, else the one with most: nobody looks out of a coffee table. */
function freePlace({ shape, bodies }: Room): Vec {
  const furniture = bodies.filter(({ layer, min }) => layer === "furniture" && min[1] < EYE);
  const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
  const along = (share: number, length: number) => AIR + share * (length - 2 * AIR);
  const places = steps.flatMap((x) => steps.map((z): Vec => [along(x, shape.width), EYE, along(z, shape.depth)]));
  const airAt = ([x, , z]: Vec) =>
    Math.min(...furniture.map(({ min, max }) => Math.hypot(apart(x, min[0], max[0]), apart(z, min[2], max[2]))));
  const aside = ([x, , z]: Vec) => Math.hypot(x - shape.width / 2, z - shape.depth / 2);
  const known = places.map((place) => ({ place, air: Math.min(AIR, airAt(place)), aside: aside(place) }));
  const [best] = known.toSorted((a, b) => b.air - a.air || a.aside - b.aside);
  return best?.place ?? [shape.width / 2, EYE, shape.depth / 2];
}

function apart(place: number, low: number, high: number): number {
  return Math.max(low - place, 0, place - high);
}
