import { type PublishedPhoto, writePictures } from "#api/photo/write-pictures.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { propertySpaces } from "#api/schema/property.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { aHost } from "./a-host.ts";
import { aPhoto } from "./a-photo.ts";
import { aProperty } from "./a-property.ts";

const kinds = [null, spaces.MAJLIS, spaces.BEDROOM, spaces.BATHROOM, spaces.KITCHEN, spaces.POOL, null, null];

/** A listed chalet with eight photographs, the cover with an alt text. */
export async function aPhotographedProperty(db: Tx, given: Parameters<typeof aProperty>[1] = {}) {
  const { id: hostId } = await aHost(db);
  const property = await aProperty(db, { hostId, ...given });
  const rooms = kinds.filter((kind) => kind !== null);
  await db
    .insert(propertySpaces)
    .values(rooms.map((spaceCategoryId, index) => ({ propertyId: property.id, rank: index + 1, spaceCategoryId })));
  const photos: (PublishedPhoto & { sha256: string })[] = [];
  for (const spaceCategoryId of kinds) {
    const { id: photoId, sha256 } = await aPhoto(db, { hostId });
    const isCover = photos.length === 0;
    photos.push({
      ...{ photoId, sha256, spaceCategoryId, focus: null },
      altEn: isCover ? "The chalet at dusk" : "",
      altAr: isCover ? "الشاليه عند الغروب" : "",
    });
  }
  await writePictures(db, [{ propertyId: property.id, photos, panoramas: [] }]);
  return { ...property, hostId, photos };
}
