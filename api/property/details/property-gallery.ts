import { type DescribePictures, describedPictures } from "#api/picture/describe-pictures.ts";
import type { PropertyDetails } from "#contract/property/property.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { type PropertyPhoto, wholePhotoKey } from "#domain/picture/property-photo.ts";
import type { PropertyRecord } from "./property-record.ts";

type Gallery = Pick<PropertyDetails, "thumbnailImageUrl" | "spaceCategoryId" | "images" | "spaces">;
type Space = Gallery["spaces"][number];

/** The pictures of a property in order, and its spaces by kind with their pictures and tours. */
export function galleryOf(property: PropertyRecord, describePictures: DescribePictures): Gallery {
  const { id, spaces } = property;
  const pictures = describedPictures(pictureFacts(property), describePictures);
  const images = pictures.map(({ key, photo, placeholder, alt, ...picture }) => ({
    ...picture,
    url: pictureUrl(id, key),
    placeholder,
    alt,
    ...(photo && wholeOf(id, photo)),
  }));
  const kinds = Map.groupBy(spaces, ({ spaceCategoryId }) => spaceCategoryId);
  return {
    thumbnailImageUrl: images[0]?.url ?? null,
    spaceCategoryId: images[0]?.spaceCategoryId ?? null,
    images,
    spaces: [...kinds].map(([kind, rooms]) => spaceOf(kind, rooms, images)),
  };
}

function wholeOf(propertyId: number, photo: PropertyPhoto) {
  return { wholeUrl: pictureUrl(propertyId, wholePhotoKey(photo)), width: photo.width, height: photo.height };
}

/** What the pictures of a property are drawn from. */
export function pictureFacts(property: PropertyRecord) {
  return {
    ...property,
    spaceCategoryIds: property.spaces.map(({ spaceCategoryId }) => spaceCategoryId),
    bedrooms: property.bedRoomCount,
    bathrooms: property.bathRoomCount,
    salt: property.pictureSalt,
  };
}

function spaceOf(kind: number, rooms: PropertyRecord["spaces"], images: Gallery["images"]): Space {
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
