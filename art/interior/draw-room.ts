import { svgDocument } from "#art/drawing/svg-document.ts";
import { rect } from "#art/drawing/svg-shapes.ts";
import { drawBodies } from "#art/geometry/draw-bodies.ts";
import type { RoomView } from "#art/interior/plan/room-plan.ts";
import type { Room } from "./room.ts";
import { roomCamera } from "./room-camera.ts";

/** A room seen by one of its cameras, as SVG text. */
export function drawRoom(room: Room, view: RoomView, size: { width: number; height: number }): string {
  const camera = roomCamera(room.shape, view, size);
  const ground = rect(0, 0, camera.width, camera.height, { fill: room.plan.palette.wall });
  return svgDocument({
    ...size,
    view: { x: 0, y: 0, width: camera.width, height: camera.height },
    definitions: "",
    body: ground + drawBodies(room.bodies, camera, room.lighting),
  });
}
