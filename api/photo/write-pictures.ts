import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/** Shares of width and height, from the top left. */
type FocusShare = { x: number; y: number };

export type PublishedPhoto = {
  photoId: number;
  spaceCategoryId: number | null;
  altEn: string;
  altAr: string;
  focus: FocusShare | null;
};

/** A door leads to another panorama, by its position from 1. */
type PublishedPanorama = {
  photoId: number;
  spaceCategoryId: number | null;
  roomEn: string;
  roomAr: string;
  startYaw: number;
  doors: readonly { to: number; yaw: number; pitch: number }[];
};

/** The pictures of a property, the cover first; without photographs its pictures are drawn. */
type PublishedPictures = {
  propertyId: number;
  photos: readonly PublishedPhoto[];
  panoramas: readonly PublishedPanorama[];
};

/**
 * Brings the pictures of some properties to what is given, after their spaces; rows that say it already stay untouched.
 * The properties must be locked.
 */
export async function writePictures(tx: Tx, homes: readonly PublishedPictures[]): Promise<void> {
  const ids = sql`${sql.param(homes.map(({ propertyId }) => propertyId))}::integer[]`;
  await writeRows(tx, ids, photoTable, homes.flatMap(photoRowsOf));
  await writeRows(tx, ids, panoramaTable, homes.flatMap(panoramaRowsOf));
  await writeRows(tx, ids, doorTable, homes.flatMap(doorRowsOf));
  await writeSource(tx, homes);
}

type RowTable = { name: string; keys: readonly string[]; columns: readonly string[] };

const photoTable: RowTable = {
  name: "property_photo",
  keys: ["property_id", "photo_id"],
  columns: ["rank", "space_category_id", "alt_en", "alt_ar", "focus_x", "focus_y"],
};
const panoramaTable: RowTable = {
  name: "property_panorama",
  keys: ["property_id", "room"],
  columns: ["photo_id", "rank", "space_category_id", "room_en", "room_ar", "start_yaw"],
};
const doorTable: RowTable = {
  name: "panorama_door",
  keys: ["property_id", "room", "to_room"],
  columns: ["yaw", "pitch"],
};

async function writeRows(tx: Tx, ids: SQL, { name, keys, columns }: RowTable, rows: readonly object[]): Promise<void> {
  const table = sql.identifier(name);
  const given = sql`jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(rows)}::jsonb) AS given`;
  const list = (names: readonly string[], prefix = "") => sql.raw(names.map((each) => `${prefix}${each}`).join(", "));
  const isSame = sql.raw(keys.map((key) => `given.${key} = present.${key}`).join(" AND "));
  await tx.execute(sql`
    DELETE FROM ${table} AS present
    WHERE property_id = ANY (${ids}) AND NOT EXISTS (SELECT FROM ${given} WHERE ${isSame})`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${table} AS present (${list([...keys, ...columns])})
    SELECT ${list([...keys, ...columns])} FROM ${given}
    ON CONFLICT (${list(keys)}) DO UPDATE SET (${list(columns)}) = ROW (${list(columns, "excluded.")})
    WHERE (${list(columns, "present.")}) IS DISTINCT FROM (${list(columns, "excluded.")})`);
}

/** A property shows photographs or drawn pictures. The 3D tour of a photographed one is its panoramas. */
async function writeSource(tx: Tx, homes: readonly PublishedPictures[]): Promise<void> {
  const rows = homes.map(({ propertyId, photos, panoramas }) => ({
    id: propertyId,
    source: photos.length > 0 ? "photos" : "drawn",
    toured: photos.length > 0 && panoramas.length > 0,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (id integer, source text, toured boolean)`;
  // Whether a drawn property has a tour is not decided by its listing.
  await tx.execute(sql`
    WITH changed AS MATERIALIZED (
      SELECT given.* FROM ${given} JOIN property home USING (id)
      WHERE given.source = 'photos' OR home.picture_source = 'photos'),
    untoured AS (
      DELETE FROM space_media USING changed
      WHERE space_media.property_id = changed.id AND (NOT changed.toured OR media_url <> '/tour/' || changed.id))
    UPDATE property SET picture_source = changed.source, is_3d_view = changed.toured FROM changed
    WHERE property.id = changed.id
      AND (property.picture_source, property.is_3d_view) IS DISTINCT FROM (changed.source, changed.toured)`);
  await tx.execute(sql`
    INSERT INTO space_media (property_id, space_rank, rank, media_url)
    SELECT given.id, max(space.rank), 1, '/tour/' || given.id
    FROM ${given} JOIN property_space space ON space.property_id = given.id
    WHERE given.toured AND NOT EXISTS (SELECT FROM space_media WHERE property_id = given.id)
    GROUP BY given.id`);
}

function photoRowsOf({ propertyId, photos }: PublishedPictures) {
  return photos.map(({ photoId, spaceCategoryId, altEn, altAr, focus }, index) => ({
    property_id: propertyId,
    photo_id: photoId,
    rank: index + 1,
    space_category_id: spaceCategoryId,
    alt_en: altEn,
    alt_ar: altAr,
    focus_x: focus && Math.round(focus.x * 100),
    focus_y: focus && Math.round(focus.y * 100),
  }));
}

const roomAt = (position: number) => `room-${position}`;

function panoramaRowsOf({ propertyId, panoramas }: PublishedPictures) {
  return panoramas.map(({ photoId, spaceCategoryId, roomEn, roomAr, startYaw }, index) => ({
    property_id: propertyId,
    room: roomAt(index + 1),
    photo_id: photoId,
    rank: index + 1,
    space_category_id: spaceCategoryId,
    room_en: roomEn,
    room_ar: roomAr,
    start_yaw: startYaw,
  }));
}

/** A door to itself or to a panorama that does not exist leads nowhere. */
function doorRowsOf({ propertyId, panoramas }: PublishedPictures) {
  return panoramas.flatMap(({ doors }, index) => {
    const led = doors.filter(({ to }) => to !== index + 1 && to <= panoramas.length);
    const one = new Map(led.map((door) => [door.to, door]));
    return [...one.values()].map(({ to, yaw, pitch }) => ({
      property_id: propertyId,
      room: roomAt(index + 1),
      to_room: roomAt(to),
      yaw,
      pitch,
    }));
  });
}
