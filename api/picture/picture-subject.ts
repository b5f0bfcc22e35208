import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { properties, propertySpaces } from "#api/schema/property.ts";
import { campaignPictures } from "#domain/picture/campaign-pictures.ts";
import { panoramaRooms } from "#domain/picture/panorama-rooms.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";

/** A home, or all campaigns, as far as their pictures go. */
export type PictureSubject = {
  facts: PictureFacts | null;
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
export async function readPictureHome(db: Tx, propertyId: number): Promise<PictureSubject | null> {
  const [facts] = await db.select(pictureFactColumns).from(properties).where(eq(properties.id, propertyId));
  return facts ? pictureHome(facts) : null;
}

/** Their pictures depend on nothing but their names. */
export const pictureCampaigns: PictureSubject = {
  facts: null,
  keys: new Set(campaignPictures),
  fingerprint: "campaign",
};

export function pictureHome(facts: PictureFacts): PictureSubject {
  const rooms = panoramaRooms(facts).map(({ room }) => `pano-${room}`);
  return {
    facts,
    keys: new Set([...pictureKeys(facts).map(({ key }) => key), ...rooms, "og"]),
    fingerprint: createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12),
  };
}
