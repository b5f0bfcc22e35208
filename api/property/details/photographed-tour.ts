import { asc, eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { panoramaDoors, photos, propertyPanoramas } from "#api/schema/photo.ts";
import type { Tour } from "#contract/property/tour.ts";
import { panoramaUrl } from "#domain/picture/panorama-rooms.ts";
import { panoramaHash } from "#domain/picture/property-photo.ts";

const { propertyId: panoramaOf, rank, room, roomEn, roomAr, spaceCategoryId, startYaw } = propertyPanoramas;
const { propertyId: doorOf, room: doorIn, toRoom, yaw, pitch } = panoramaDoors;

/** The 3D tour of a property with photographs: its panoramas, and the doors that somebody marked in them. */
export async function photographedTour(db: Tx, propertyId: number): Promise<Tour> {
  const [stops, doors] = await Promise.all([
    db
      .select({ room, roomEn, roomAr, spaceCategoryId, startYaw, sha256: photos.sha256 })
      .from(propertyPanoramas)
      .innerJoin(photos, eq(photos.id, propertyPanoramas.photoId))
      .where(eq(panoramaOf, propertyId))
      .orderBy(asc(rank)),
    db
      .select({ room: doorIn, to: toRoom, yaw, pitch })
      .from(panoramaDoors)
      .where(eq(doorOf, propertyId))
      .orderBy(asc(doorIn), asc(toRoom)),
  ]);
  return {
    stops: stops.map(({ sha256, roomEn: en, roomAr: ar, ...stop }) => ({
      ...stop,
      ...(en && ar && { name: { en, ar } }),
      preview: panoramaUrl(propertyId, panoramaHash(sha256), 2048),
      panorama: panoramaUrl(propertyId, panoramaHash(sha256)),
      hotspots: doors.filter((door) => door.room === stop.room).map(({ room: _, ...door }) => door),
    })),
  };
}
