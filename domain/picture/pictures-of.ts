import { MAX_PICTURES, type Picture, type PicturedProperty, pictureKeys } from "./picture-keys.ts";
import { MAX_PHOTOS, type PropertyPhoto, photoKey } from "./property-photo.ts";

/** `photos` is `null` for a property whose pictures are drawn; no property has both kinds. */
type PhotographedProperty = PicturedProperty & { photos: readonly PropertyPhoto[] | null };

export type ShownPicture = Picture & { photo: PropertyPhoto | null };

/** The pictures of a property in the order of its gallery: its photographs, or the drawn ones. */
export function picturesOf(property: PhotographedProperty, max?: number): ShownPicture[] {
  const { photos } = property;
  if (!photos) return pictureKeys(property, max ?? MAX_PICTURES).map((picture) => ({ ...picture, photo: null }));
  return photos.slice(0, max ?? MAX_PHOTOS).map((photo, index) => {
    const { id, spaceCategoryId } = photo;
    return { id, key: photoKey(photo), spaceCategoryId, rank: index + 1, photo };
  });
}
