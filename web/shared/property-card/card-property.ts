import type { Carousel } from "#contract/content.ts";
import type { PropertyCard } from "#contract/search.ts";

type Fact = "id" | "nameEn" | "nameAr" | "placeholder" | "nights" | "priceDetail";
type Spec = "size" | "bedRoomCount" | "bathRoomCount" | "capacity" | "is3DView" | "lastFreeCancellation";

/** What a card says of a property. */
export type CardProperty = Pick<PropertyCard, Fact | Spec> & {
  /** Where its pictures lie and what each is called; one from elsewhere has its whole path. Properties call theirs alike, and a page carries each name once. */
  pictures: { folder: string; names: readonly string[] };
  review: Pick<PropertyCard["review"], "averageRating" | "reviewCount">;
  location: Pick<PropertyCard["location"], "areaId" | "cityId" | "distance">;
};

/** A themed row as a page carries it. */
export type CardRow = Omit<Carousel, "properties"> & { properties: readonly CardProperty[] };

export function cardRow({ properties, ...row }: Carousel): CardRow {
  return { ...row, properties: properties.map(cardProperty) };
}

/** Leaves out what no card says: it would ride along in every page. */
export function cardProperty(property: PropertyCard): CardProperty {
  const { id, nameEn, nameAr, placeholder, nights, priceDetail } = property;
  const { size, bedRoomCount, bathRoomCount, capacity, is3DView, lastFreeCancellation } = property;
  const { averageRating, reviewCount } = property.review;
  const { areaId, cityId, distance } = property.location;
  return {
    ...{ id, nameEn, nameAr, placeholder, nights, priceDetail },
    ...{ size, bedRoomCount, bathRoomCount, capacity, is3DView, lastFreeCancellation },
    pictures: picturesOf(property),
    review: { averageRating, reviewCount },
    location: { areaId, cityId, ...(distance !== undefined && { distance }) },
  };
}

const MAX_CARD_PICTURES = 7;

function picturesOf({ images }: PropertyCard): CardProperty["pictures"] {
  const stems = images.slice(0, MAX_CARD_PICTURES).map(({ url }) => url.replace(/-\d+\.avif$/, ""));
  const folder = stems[0]?.replace(/[^/]*$/, "") ?? "";
  return { folder, names: stems.map((stem) => (stem.startsWith(folder) ? stem.slice(folder.length) : stem)) };
}
