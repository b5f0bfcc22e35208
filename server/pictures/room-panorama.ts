import { type CameraSetup, cameraAt } from "#art/geometry/camera.ts";
import { drawBodies } from "#art/geometry/draw-bodies.ts";
import type { Vec } from "#art/geometry/vector.ts";
import type { Room } from "#art/interior/room.ts";
import { panoramaViewpoint } from "#art/property/panorama-viewpoint.ts";
import { propertyRoom } from "#art/property/property-room.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { type CubeFace, cubeFaces } from "./cube-panorama.ts";

const QUARTER = Math.PI / 2;

const directions: Record<CubeFace, Pick<CameraSetup, "yaw" | "pitch">> = {
  front: { yaw: 0, pitch: 0 },
  right: { yaw: QUARTER, pitch: 0 },
  back: { yaw: Math.PI, pitch: 0 },
  left: { yaw: -QUARTER, pitch: 0 },
  up: { yaw: 0, pitch: QUARTER },
  down: { yaw: 0, pitch: -QUARTER },
};

/** The cube map of a room as SVG texts; `null` for an unknown room. */
export function roomFaces(facts: PictureFacts, room: string, side: number): Record<CubeFace, string> | null {
  const built = propertyRoom(facts, room);
  if (!built) return null;
  const eye = panoramaViewpoint(built);
  const drawn = cubeFaces.map((face) => [face, faceOf(built, eye, face, side)]);
  return Object.fromEntries(drawn) as Record<CubeFace, string>;
}

function faceOf({ bodies, lighting, plan }: Room, eye: Vec, face: CubeFace, side: number): string {
  const camera = cameraAt({ eye, ...directions[face], focalLength: side / 2, width: side, height: side });
  const size = `width="${side}" height="${side}"`;
  const body = drawBodies(bodies, camera, lighting);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${plan.palette.wall}"/>${body}</svg>`;
}
