import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { properties, propertySpaces } from "#api/schema/property.ts";
import { campaignPictures } from "#domain/picture/campaign-pictures.ts";
import { panoramaRooms } from "#domain/picture/panorama-rooms.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { fingerprintOf, readPhotos, type StoredPhoto } from "./stored-photo.ts";

/** What pictures are made from: the facts of a property, its photographs, or nothing for all campaigns. */
export type PictureSubject = {
  facts: PictureFacts | null;
  /** By key, the cover first; absent where pictures are drawn. */
  photos?: ReadonlyMap<string, StoredPhoto>;
  /** Further properties, for the preview of a list. */
  beside?: readonly PictureSource[];
  keys: ReadonlySet<string>;
  /** Changes with every fact, so that no file shows outdated facts. */
  fingerprint: string;
};

/** What one picture is made from. */
export type PictureSource = { facts: PictureFacts } | { photo: StoredPhoto };

const spaceCategoryIds = sql<number[]>`ARRAY(
  SELECT ${propertySpaces.spaceCategoryId} FROM ${propertySpaces}
  WHERE ${propertySpaces.propertyId} = ${properties.id} ORDER BY ${asc(propertySpaces.rank)}
)`;

export const pictureFactColumns = {
  id: properties.id,
  propertyTypeId: properties.propertyTypeId,
  cityId: properties.cityId,
  areaId: properties.areaId,
  bedrooms: properties.bedRoomCount,
  bathrooms: properties.bathRoomCount,
  is3DView: properties.is3DView,
  isBySea: properties.isBySea,
  amenityIds: properties.amenityIds,
  salt: properties.pictureSalt,
  spaceCategoryIds,
};

const { pictureSource } = properties;

/** A property that is no longer listed keeps its pictures, because orders still show it. */
export async function readPictureSubject(db: Tx, propertyId: number): Promise<PictureSubject | null> {
  const [row] = await db
    .select({ ...pictureFactColumns, pictureSource })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (!row) return null;
  const { pictureSource: source, ...facts } = row;
  return source === "photos" ? photographedSubject(facts, await readPhotos(db, propertyId)) : propertySubject(facts);
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

/** The picture for other sites is cut from the cover. */
function photographedSubject(facts: PictureFacts, photos: ReadonlyMap<string, StoredPhoto>): PictureSubject {
  const cover = coverOf(photos);
  return {
    facts,
    photos,
    keys: new Set([...photos.keys(), ...(cover ? ["og"] : [])]),
    fingerprint: cover ? fingerprintOf(cover) : "none",
  };
}

/** The fingerprint of a photograph is its own. */
export function photoSubject(key: string, photo: StoredPhoto): PictureSubject {
  return { facts: null, photos: new Map([[key, photo]]), keys: new Set([key]), fingerprint: fingerprintOf(photo) };
}

/** What the picture with this key is made from; `null` for a campaign. */
export function sourceOf({ facts, photos }: PictureSubject, key: string): PictureSource | null {
  if (!photos) return facts && { facts };
  const photo = photos.get(key) ?? coverOf(photos);
  return photo ? { photo } : null;
}

function coverOf(photos: ReadonlyMap<string, StoredPhoto>): StoredPhoto | undefined {
  return photos.values().next().value;
}

/** The properties of a list that exist, as one picture; `null` for none. */
export function listSubject(properties: readonly (PictureSubject | null)[]): PictureSubject | null {
  const found = properties.filter((subject) => subject !== null);
  const [first, ...beside] = found.flatMap((subject) => sourceOf(subject, "og") ?? []);
  if (!first) return null;
  const fingerprint = found.map((subject) => subject.fingerprint).join("-");
  const shared = { beside, keys: new Set(["list"]), fingerprint };
  if ("facts" in first) return { facts: first.facts, ...shared };
  return { facts: null, photos: new Map([["list", first.photo]]), ...shared };
}
