import { toWorld } from "#art/geometry/frame.ts";
import { minus } from "#art/geometry/vector.ts";
import { DOOR_HEIGHT, type Door } from "#art/interior/construction/room-door.ts";
import { wallFrame } from "#art/interior/plan/room-shape.ts";
import type { Room } from "#art/interior/room.ts";
import { panoramaRooms } from "#domain/picture/panorama-rooms.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { panoramaViewpoint } from "./panorama-viewpoint.ts";
import { propertyRoom } from "./property-room.ts";

/** A door to another room and its direction in the panorama (radians; yaw 0 is the middle of the picture). */
export type Hotspot = { to: string; yaw: number; pitch: number };
export type TourStop = { room: string; spaceCategoryId: number; hotspots: readonly Hotspot[] };

/** The rooms of a property's tour in order, each with hotspots to the previous and the next room. */
export function tourOf(facts: PictureFacts): TourStop[] {
  const stops = panoramaRooms(facts);
  return stops.map(({ room, spaceCategoryId }, stop) => {
    const built = propertyRoom(facts, room);
    const neighbours = [stops[stop - 1]?.room, stops[stop + 1]?.room];
    const hotspots = neighbours.flatMap((to, i) => {
      const door = built?.doors[i];
      return built && door && to ? [{ to, ...directionOf(built, door) }] : [];
    });
    return { room, spaceCategoryId, hotspots };
  });
}

function directionOf(room: Room, { wall, along }: Door): Omit<Hotspot, "to"> {
  const middle = toWorld(wallFrame(room.shape, wall, along), [0, DOOR_HEIGHT / 2, 0]);
  const [x, y, z] = minus(middle, panoramaViewpoint(room));
  return { yaw: Math.atan2(x, z), pitch: Math.atan2(y, Math.hypot(x, z)) };
}
