import { eq } from "drizzle-orm";
import { takePhoto } from "#api/photo/take-photo.ts";
import { type PublishedPhoto, writePictures } from "#api/photo/write-pictures.ts";
import { pictureFactColumns } from "#api/picture/picture-subject.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { properties } from "#api/schema/property.ts";
import { drawPicture } from "#art/property/property-pictures.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { openPhotos } from "#server/pictures/photos.ts";
import { CAMERA_SIZE, cameraPhoto, grainOf } from "#tools/catalogue/camera-photo.ts";

type Place = { databaseUrl: string; dataDir: string };

/** Replaces the drawn pictures of a home by photographs of the same drawings, as many and in the same order. */
export async function photographHome({ databaseUrl, dataDir }: Place, propertyId: number): Promise<void> {
  const env = { APP_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const settings = readSettings(env);
  const db = openDatabase(settings);
  const photos = await openPhotos(settings, db, { priority: "normal" });
  try {
    const taken: PublishedPhoto[] = [];
    const grain = await grainOf(CAMERA_SIZE);
    const { facts, hostId } = await homeOf(db, propertyId);
    for (const { key, spaceCategoryId } of pictureKeys(facts)) {
      const svg = drawPicture(facts, key, CAMERA_SIZE);
      if (svg === null) throw new Error(`${key} is not drawn.`);
      const source = await cameraPhoto(svg, grain);
      const photo = await takePhoto(photos.deps, { source, kind: "photo", hostId, madeBy: "operator:bench" });
      if ("refused" in photo) throw new Error(`A photograph was refused with ${photo.refused}.`);
      taken.push({ photoId: photo.photoId, spaceCategoryId, altEn: "", altAr: "", focus: null });
    }
    await writePictures(db, [{ propertyId, photos: taken, panoramas: [] }]);
  } finally {
    await photos.close();
    await db.$client.end();
  }
}

async function homeOf(db: Db, propertyId: number) {
  const [row] = await db
    .select({ ...pictureFactColumns, hostId: properties.hostId })
    .from(properties)
    .where(eq(properties.id, propertyId));
  if (!row?.hostId) throw new Error(`There is no home ${propertyId} with a host.`);
  const { hostId, ...facts } = row;
  return { facts, hostId };
}
