import { interiorDna } from "#art/interior/interior-dna.ts";
import { type Room, roomOf } from "#art/room/room.ts";
import { type RoomKindName, roomKinds } from "#art/rooms/room-kinds.ts";
import { type CameraPlace, cameraAt } from "#art/solid/camera.ts";
import { drawBodies } from "#art/solid/draw-bodies.ts";
import type { Vec } from "#art/solid/vector.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { type CubeFace, cubeFaces } from "./cube-panorama.ts";
import { homeDna } from "./home-art.ts";

const EYE = 1.55;
const FROM_WALL = 0.9;
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
  const kind = roomKinds[room.replace(/-\d$/, "") as RoomKindName];
  if (!kind) return null;
  const has = (amenity: number) => facts.amenityIds.includes(amenity);
  const made = roomOf(kind, { dna: interiorDna(homeDna(facts)), key: room, has });
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

/** Of the places a step apart the one with the most air around it: nobody looks out of a coffee table. */
function freePlace({ shape, bodies }: Room): Vec {
  const furniture = bodies.filter(({ layer, min }) => layer === "furniture" && min[1] < EYE);
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const along = (share: number, length: number) => FROM_WALL + share * (length - 2 * FROM_WALL);
  const places = steps.flatMap((x) => steps.map((z): Vec => [along(x, shape.width), EYE, along(z, shape.depth)]));
  const air = ([x, , z]: Vec) =>
    Math.min(...furniture.map(({ min, max }) => Math.hypot(apart(x, min[0], max[0]), apart(z, min[2], max[2]))));
  const [best] = places.toSorted((a, b) => air(b) - air(a));
  return best as Vec;
}

function apart(place: number, low: number, high: number): number {
  return Math.max(low - place, 0, place - high);
}
