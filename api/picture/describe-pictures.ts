import { plainAltText } from "#domain/picture/alt-text.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { picturesOf, type ShownPicture } from "#domain/picture/pictures-of.ts";
import type { PropertyPhoto } from "#domain/picture/property-photo.ts";

/** The placeholder is the CSS background of the frame until the picture has loaded. */
export type PictureDescription = { placeholder: string; alt: { en: string; ar: string } };

/** Describes pictures of a property, in the order of their keys. */
export type DescribePictures = (facts: PictureFacts, keys: readonly string[]) => PictureDescription[];

/** The first of the drawn pictures of every property. */
export const FIRST_PICTURE = "exterior";

/** `photos` is `null` for a property whose pictures are drawn. */
type PicturedFacts = PictureFacts & { photos: readonly PropertyPhoto[] | null };
type NamedFacts = PicturedFacts & { nameEn: string; nameAr: string };

/** The pictures that guests see of a property, with placeholder and alt text. The alt text of a photograph may be empty. */
export function describedPictures(
  property: PicturedFacts,
  describePictures: DescribePictures,
  max?: number,
): (ShownPicture & PictureDescription)[] {
  const pictures = picturesOf(property, max);
  const drawn = property.photos
    ? []
    : describePictures(
        property,
        pictures.map(({ key }) => key),
      );
  return pictures.map((picture, index) => ({
    ...picture,
    ...(picture.photo ? descriptionOf(picture.photo) : (drawn[index] as PictureDescription)),
  }));
}

/** What stands for the first picture before it has loaded. The name of the property is the alt text of last resort. */
export function describeCover(property: NamedFacts, describePictures: DescribePictures): PictureDescription {
  const { photos } = property;
  return photos ? coverOf(property, photos) : (describePictures(property, [FIRST_PICTURE])[0] as PictureDescription);
}

/** The same of a property with photographs. */
export function coverOf(
  { nameEn, nameAr }: Pick<NamedFacts, "nameEn" | "nameAr">,
  [cover]: readonly PropertyPhoto[],
): PictureDescription {
  const alt = { en: cover?.altEn || nameEn, ar: cover?.altAr || nameAr };
  return { placeholder: cover?.gradient ?? PLAIN_COLOUR, alt };
}

function descriptionOf({ gradient, altEn, altAr }: PropertyPhoto): PictureDescription {
  return { placeholder: gradient, alt: { en: altEn, ar: altAr } };
}

const PLAIN_COLOUR = "#e6ddcc";

/** Without a renderer: one colour for every picture. */
export const plainDescriptions: DescribePictures = (_facts, keys) =>
  keys.map(() => ({ placeholder: PLAIN_COLOUR, alt: plainAltText() }));
