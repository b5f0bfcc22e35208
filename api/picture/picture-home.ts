import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import { properties, propertySpaces } from "#api/database/schema/property.ts";
import { panoramaRooms } from "#domain/picture/panorama-rooms.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";

/** A home as far as its pictures go. */
export type PictureHome = {
  facts: PictureFacts;
  keys: ReadonlySet<string>;
  /** Another one as soon as a fact changes, so that no file shows yesterday's home. */
  fingerprint: string;
};

const spacesOfHome = sql<number[]>`ARRAY(
  SELECT ${propertySpaces.spaceCategoryId} FROM ${propertySpaces}
  WHERE ${propertySpaces.propertyId} = ${properties.id} ORDER BY ${asc(propertySpaces.rank)}
)`;

export const pictureFactColumns = {
  id: properties.id,
  propertyTypeId: properties.propertyTypeId,
  cityId: properties.cityId,
  bedrooms: properties.bedRoomCount,
  bathrooms: properties.bathRoomCount,
  is3DView: properties.is3DView,
  amenityIds: properties.amenityIds,
  salt: properties.pictureSalt,
  spaceCategoryIds: spacesOfHome,
};

/** Homes that are not listed any more keep their pictures: their guests still have bookings to look at. */
export async function readPictureHome(db: Tx, propertyId: number): Promise<PictureHome | null> {
  const [facts] = await db.select(pictureFactColumns).from(properties).where(eq(properties.id, propertyId));
  return facts ? pictureHome(facts) : null;
}

export function pictureHome(facts: PictureFacts): PictureHome {
  const rooms = panoramaRooms(facts).map(({ room }) => `pano-${room}`);
  return {
    facts,
    keys: new Set([...pictureKeys(facts).map(({ key }) => key), ...rooms]),
    fingerprint: createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12),
  };
}
