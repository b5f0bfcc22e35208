import { drawBodies } from "#art/solid/draw-bodies.ts";
import { svgDocument } from "#art/svg/document.ts";
import { rect } from "#art/svg/shapes.ts";
import type { RoomView } from "./plan.ts";
import type { Room } from "./room.ts";
import { roomCamera } from "./room-cameras.ts";

/** A room through one of its cameras, as SVG text. */
export function drawRoom(room: Room, view: RoomView, size: { width: number; height: number }): string {
  const camera = roomCamera(room.shape, view, size);
  const ground = rect(0, 0, camera.width, camera.height, { fill: room.plan.look.wall });
  return svgDocument({
    ...size,
    view: { x: 0, y: 0, width: camera.width, height: camera.height },
    definitions: "",
    body: ground + drawBodies(room.bodies, camera, room.lighting),
  });
}
