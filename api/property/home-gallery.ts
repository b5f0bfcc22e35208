import type { DescribePictures, PictureDescription } from "#api/picture/describe-pictures.ts";
import type { PropertyDetails } from "#contract/property.ts";
import { pictureKeys } from "#domain/picture/picture-keys.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import type { HomeRecord } from "./home-record.ts";

type Gallery = Pick<PropertyDetails, "thumbnailImageUrl" | "spaceCategoryId" | "images" | "spaces">;
type Space = Gallery["spaces"][number];

/** A home's pictures in their order, and its spaces by kind with the pictures and tours that show them. */
export function galleryOf(home: HomeRecord, see: DescribePictures): Gallery {
  const { id, spaces } = home;
  const facts = {
    ...home,
    spaceCategoryIds: spaces.map(({ spaceCategoryId }) => spaceCategoryId),
    bedrooms: home.bedRoomCount,
    bathrooms: home.bathRoomCount,
    salt: home.pictureSalt,
  };
  const pictures = pictureKeys(facts);
  const sights = see(
    facts,
    pictures.map(({ key }) => key),
  );
  const images = pictures.map(({ key, ...picture }, place) => ({
    ...picture,
    url: pictureUrl(id, key),
    ...(sights[place] as PictureDescription),
  }));
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
