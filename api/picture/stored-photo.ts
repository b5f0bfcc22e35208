import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { PhotoClass } from "#api/schema/photo.ts";
import { type Focus, panoramaKey, photoKey, type ReadPhotoKey, wholePhotoKey } from "#domain/picture/property-photo.ts";

/** A photograph in the store, and where a cut of it is centred. */
export type StoredPhoto = { sha256: string; class: PhotoClass; focus: Focus };

type Row = {
  sha256: string;
  class: PhotoClass;
  focusX: number;
  focusY: number;
  ownX: number | null;
  ownY: number | null;
  isPanorama: boolean;
};

/** The photographs and panoramas of a property by key, the cover first. */
export async function readPhotos(db: Tx, propertyId: number): Promise<Map<string, StoredPhoto>> {
  const { rows } = await db.execute<Row>(sql`
    SELECT f.sha256, f.class, f.focus_x AS "focusX", f.focus_y AS "focusY", v.focus_x AS "ownX", v.focus_y AS "ownY",
      v.is_panorama AS "isPanorama"
    FROM (SELECT photo_id, rank, focus_x, focus_y, false AS is_panorama FROM property_photo
          WHERE property_id = ${propertyId}
          UNION ALL SELECT photo_id, rank, NULL, NULL, true FROM property_panorama WHERE property_id = ${propertyId}) v
    JOIN photo f ON f.id = v.photo_id
    ORDER BY v.is_panorama, v.rank`);
  return new Map(rows.flatMap((row) => keysOf(row)));
}

function keysOf({ isPanorama, ownX, ownY, ...row }: Row): [string, StoredPhoto][] {
  const own = ownX === null || ownY === null ? null : { x: ownX, y: ownY };
  const photo = { sha256: row.sha256, class: row.class, focus: own ?? { x: row.focusX, y: row.focusY } };
  if (isPanorama) return [[panoramaKey(row), photo]];
  return [
    [photoKey({ ...row, focus: own }), photo],
    [wholePhotoKey(row), photo],
  ];
}

/** A photograph that the property shows or once showed, by what its key says. */
export async function findShownPhoto(db: Tx, propertyId: number, key: ReadPhotoKey): Promise<StoredPhoto | null> {
  const { rows } = await db.execute<Omit<Row, "ownX" | "ownY" | "isPanorama">>(sql`
    SELECT sha256, class, focus_x AS "focusX", focus_y AS "focusY" FROM photo
    WHERE sha256 >= ${key.hash} AND sha256 < ${`${key.hash}g`} AND kind = ${key.kind === "pano" ? "panorama" : "photo"}
      AND (id IN (SELECT photo_id FROM property_photo WHERE property_id = ${propertyId})
        OR id IN (SELECT photo_id FROM property_panorama WHERE property_id = ${propertyId})
        OR id IN (SELECT photo_id FROM former_property_photo WHERE property_id = ${propertyId}))
    LIMIT 1`);
  const [found] = rows;
  if (!found) return null;
  return { sha256: found.sha256, class: found.class, focus: key.focus ?? { x: found.focusX, y: found.focusY } };
}

export function fingerprintOf({ sha256, focus }: StoredPhoto): string {
  return `${sha256.slice(0, 12)}-${focus.x}-${focus.y}`;
}
