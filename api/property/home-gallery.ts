import type { PropertyDetails } from "#contract/property.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import type { HomeRecord } from "./home-record.ts";

type Gallery = Pick<PropertyDetails, "thumbnailImageUrl" | "spaceCategoryId" | "images" | "spaces">;
type Space = Gallery["spaces"][number];

/** A home's pictures in their order, and its spaces by kind with the pictures and tours that show them. */
export function galleryOf({ id, propertyTypeId, amenityIds, spaces }: HomeRecord): Gallery {
  const spaceCategoryIds = spaces.map(({ spaceCategoryId }) => spaceCategoryId);
  const pictures = pictureKeys({ id, propertyTypeId, spaceCategoryIds, amenityIds });
  const images = pictures.map(({ key, ...picture }) => ({ ...picture, url: pictureUrl(id, key) }));
  const kinds = Map.groupBy(spaces, ({ spaceCategoryId }) => spaceCategoryId);
  return {
    thumbnailImageUrl: images[0]?.url ?? null,
    spaceCategoryId: images[0]?.spaceCategoryId ?? null,
    images,
    spaces: [...kinds].map(([kind, rooms]) => spaceOf(kind, rooms, images)),
  };
}

function spaceOf(kind: number, rooms: HomeRecord["spaces"], images: Gallery["images"]): Space {
  const details = rooms.flatMap(({ detailEn, detailAr }) =>
    detailEn && detailAr ? [{ descriptionEn: detailEn, descriptionAr: detailAr }] : [],
  );
  return {
    spaceCategoryId: kind,
    count: rooms.length,
    details,
    images: images.filter(({ spaceCategoryId }) => spaceCategoryId === kind),
    media: rooms.flatMap(({ media }) => media.map((mediaUrl) => ({ mediaUrl }))),
  };
}
