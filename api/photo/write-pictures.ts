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
  const ids = homes.map(({ propertyId }) => propertyId);
  for (const [table, rows] of rowsByTable(homes)) {
    await deleteOthers(tx, ids, table, rows);
    await writeRows(tx, table, rows);
  }
  await writeSource(tx, homes);
  await addTours(tx, homes);
}

/** Adds the pictures of new properties, after their spaces. Their own columns say already which kind they show. */
export async function addPictures(tx: Tx, homes: readonly PublishedPictures[]): Promise<void> {
  for (const [table, rows] of rowsByTable(homes)) if (rows.length > 0) await tx.execute(insertion(table, rows));
  await addTours(tx, homes);
}

/** What a property says of its pictures. It shows photographs or drawn pictures; the 3D tour of a photographed one is its panoramas. */
export function pictureColumnsOf({ photos, panoramas }: Pick<PublishedPictures, "photos" | "panoramas">) {
  const hasPhotos = photos.length > 0;
  return { picture_source: hasPhotos ? "photos" : "drawn", is_3d_view: hasPhotos && panoramas.length > 0 };
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

/** In the order in which foreign keys allow them. */
function rowsByTable(homes: readonly PublishedPictures[]): [RowTable, object[]][] {
  return [
    [photoTable, homes.flatMap(photoRowsOf)],
    [panoramaTable, homes.flatMap(panoramaRowsOf)],
    [doorTable, homes.flatMap(doorRowsOf)],
  ];
}

const names = (columns: readonly string[], prefix = "") =>
  sql.raw(columns.map((column) => `${prefix}${column}`).join(", "));
const given = (name: string, rows: readonly object[]) =>
  sql`json_populate_recordset(NULL::${sql.identifier(name)}, ${JSON.stringify(rows)}::json) AS given`;

async function deleteOthers(tx: Tx, ids: number[], { name, keys }: RowTable, rows: readonly object[]): Promise<void> {
  const isSame = sql.raw(keys.map((key) => `given.${key} = present.${key}`).join(" AND "));
  await tx.execute(sql`
    DELETE FROM ${sql.identifier(name)} AS present
    WHERE property_id = ANY (${sql.param(ids)}::integer[])
      AND NOT EXISTS (SELECT FROM ${given(name, rows)} WHERE ${isSame})`);
}

function insertion({ name, keys, columns }: RowTable, rows: readonly object[]): SQL {
  const all = names([...keys, ...columns]);
  return sql`INSERT INTO ${sql.identifier(name)} AS present (${all}) SELECT ${all} FROM ${given(name, rows)}`;
}

async function writeRows(tx: Tx, table: RowTable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const { keys, columns } = table;
  await tx.execute(sql`
    ${insertion(table, rows)}
    ON CONFLICT (${names(keys)}) DO UPDATE SET (${names(columns)}) = ROW (${names(columns, "excluded.")})
    WHERE (${names(columns, "present.")}) IS DISTINCT FROM (${names(columns, "excluded.")})`);
}

/** Whether a drawn property has a tour is not decided by its listing. */
async function writeSource(tx: Tx, homes: readonly PublishedPictures[]): Promise<void> {
  const rows = homes.map((home) => ({ id: home.propertyId, ...pictureColumnsOf(home) }));
  await tx.execute(sql`
    WITH changed AS MATERIALIZED (
      SELECT given.* FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS given (id integer, picture_source text, is_3d_view boolean)
      JOIN property home USING (id)
      WHERE given.picture_source = 'photos' OR home.picture_source = 'photos'),
    untoured AS (
      DELETE FROM space_media USING changed
      WHERE space_media.property_id = changed.id AND (NOT changed.is_3d_view OR media_url <> '/tour/' || changed.id))
    UPDATE property SET picture_source = changed.picture_source, is_3d_view = changed.is_3d_view FROM changed
    WHERE property.id = changed.id
      AND (property.picture_source, property.is_3d_view) IS DISTINCT FROM (changed.picture_source, changed.is_3d_view)`);
}

async function addTours(tx: Tx, homes: readonly PublishedPictures[]): Promise<void> {
  const ids = homes.filter((home) => pictureColumnsOf(home).is_3d_view).map(({ propertyId }) => propertyId);
  if (ids.length === 0) return;
  await tx.execute(sql`
    INSERT INTO space_media (property_id, space_rank, rank, media_url)
    SELECT property_id, max(rank), 1, '/tour/' || property_id FROM property_space
    WHERE property_id = ANY (${sql.param(ids)}::integer[])
      AND NOT EXISTS (SELECT FROM space_media WHERE space_media.property_id = property_space.property_id)
    GROUP BY property_id`);
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
