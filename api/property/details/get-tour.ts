import { readPictureSubject } from "#api/picture/picture-subject.ts";
import type { TourRooms } from "#api/picture/tour-rooms.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Tour } from "#contract/property/tour.ts";
import { panoramaRooms, panoramaUrl } from "#domain/picture/panorama-rooms.ts";
import { photographedTour } from "./photographed-tour.ts";

const DEGREES = 180 / Math.PI;

/** The 3D tour of a property: its rooms with their panoramas, and the doors that are drawn in them. */
export async function getTour(db: Tx, propertyId: number, drawing: TourRooms | undefined): Promise<Tour> {
  const { facts, photos } = (await readPictureSubject(db, propertyId)) ?? {};
  if (!facts) throw new Problem("property-not-listed");
  if (photos) return photographedTour(db, propertyId);
  const doors = new Map(drawing?.(facts).map(({ room, hotspots }) => [room, hotspots]));
  return {
    stops: panoramaRooms(facts).map(({ room, spaceCategoryId }) => ({
      room,
      spaceCategoryId,
      preview: panoramaUrl(propertyId, room, 2048),
      panorama: panoramaUrl(propertyId, room),
      hotspots: (doors.get(room) ?? []).map(({ to, yaw, pitch }) => ({ to, yaw: degrees(yaw), pitch: degrees(pitch) })),
    })),
  };
}

/** Rounded to a hundredth, which is less than the width of a door. */
function degrees(radians: number): number {
  return Math.round(radians * DEGREES * 100) / 100;
}
