import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { properties, propertySpaces } from "#api/schema/property.ts";
import { campaignPictures } from "#domain/picture/campaign-pictures.ts";
import { panoramaRooms } from "#domain/picture/panorama-rooms.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";

/** What pictures are drawn of: a property, or all campaigns. */
export type PictureSubject = {
  facts: PictureFacts | null;
  /** Further properties, for the preview of a list. */
  beside?: readonly PictureFacts[];
  keys: ReadonlySet<string>;
  /** Changes with every fact, so that no file shows outdated facts. */
  fingerprint: string;
};

const spaceCategoryIds = sql<number[]>`ARRAY(
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
  isBySea: properties.isBySea,
  amenityIds: properties.amenityIds,
  salt: properties.pictureSalt,
  spaceCategoryIds,
};

/** A property that is no longer listed keeps its pictures, because orders still show it. */
export async function readPictureSubject(db: Tx, propertyId: number): Promise<PictureSubject | null> {
  const [facts] = await db.select(pictureFactColumns).from(properties).where(eq(properties.id, propertyId));
  return facts ? propertySubject(facts) : null;
}

/** The pictures of campaigns depend only on their names. */
export const campaignSubject: PictureSubject = {
  facts: null,
  keys: new Set(campaignPictures),
  fingerprint: "campaign",
};

export function propertySubject(facts: PictureFacts): PictureSubject {
  const rooms = panoramaRooms(facts).map(({ room }) => `pano-${room}`);
  return {
    facts,
    keys: new Set([...pictureKeys(facts).map(({ key }) => key), ...rooms, "og"]),
    fingerprint: createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12),
  };
}

/** The properties of a list that exist, as one picture; `null` for none. */
export function listSubject(properties: readonly (PictureSubject | null)[]): PictureSubject | null {
  const found = properties.filter((subject) => subject !== null);
  const [facts, ...beside] = found.flatMap((subject) => subject.facts ?? []);
  if (!facts) return null;
  return { facts, beside, keys: new Set(["list"]), fingerprint: found.map(({ fingerprint }) => fingerprint).join("-") };
}
