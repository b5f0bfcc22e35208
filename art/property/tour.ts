import { toWorld } from "#art/geometry/frame.ts";
import { minus } from "#art/geometry/vector.ts";
import { DOOR_HEIGHT, type Door } from "#art/interior/construction/room-door.ts";
import { wallFrame } from "#art/interior/plan/room-shape.ts";
import type { Room } from "#art/interior/room.ts";
import { panoramaRooms } from "#domain/picture/panorama-rooms.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { panoramaViewpoint } from "./panorama-viewpoint.ts";
import { propertyRoom } from "./property-room.ts";

/** A door one may go through: where it leads, and where one looks to see it (radians; yaw 0 is the picture's middle). */
export type Hotspot = { to: string; yaw: number; pitch: number };
export type TourStop = { room: string; spaceCategoryId: number; hotspots: readonly Hotspot[] };

/** The rooms of a home's tour in order, each with a door to the one before and one to the next. */
export function tourOf(facts: PictureFacts): TourStop[] {
  const stops = panoramaRooms(facts);
  return stops.map(({ room, spaceCategoryId }, i) => {
    const made = propertyRoom(facts, room);
    const ways = [stops[i - 1]?.room, stops[i + 1]?.room];
    const hotspots = ways.flatMap((to, place) => {
      const door = made?.doors[place];
      return made && door && to ? [{ to, ...lookAt(made, door) }] : [];
    });
    return { room, spaceCategoryId, hotspots };
  });
}

function lookAt(room: Room, { wall, along }: Door): Omit<Hotspot, "to"> {
  const middle = toWorld(wallFrame(room.shape, wall, along), [0, DOOR_HEIGHT / 2, 0]);
  const [x, y, z] = minus(middle, panoramaViewpoint(room));
  return { yaw: Math.atan2(x, z), pitch: Math.atan2(y, Math.hypot(x, z)) };
}
