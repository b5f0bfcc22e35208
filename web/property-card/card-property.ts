import type { PropertyCard } from "#contract/search/search.ts";
import type { Carousel } from "#contract/site/content.ts";

type Fact = "id" | "nameEn" | "nameAr" | "placeholder" | "nights" | "priceDetail";
type Spec = "size" | "bedRoomCount" | "bathRoomCount" | "capacity" | "sleeps" | "is3DView" | "lastFreeCancellation";

/** The data of a property that a card shows. */
export type CardProperty = Pick<PropertyCard, Fact | Spec> & {
  /**
   * The folder of its pictures and the name of each; a picture in another folder has its whole path. Properties share
   * names, and the page contains each name once.
   */
  pictures: { folder: string; names: readonly string[] };
  review: Pick<PropertyCard["review"], "averageRating" | "reviewCount">;
  location: Pick<PropertyCard["location"], "areaId" | "cityId" | "distance">;
};

/** A themed row as it is sent to the browser. */
export type CardRow = Omit<Carousel, "properties"> & { properties: readonly CardProperty[] };

export function cardRow({ properties, ...row }: Carousel): CardRow {
  return { ...row, properties: properties.map(cardProperty) };
}

/** Leaves out the data that no card shows, to keep the page small. */
export function cardProperty(property: PropertyCard): CardProperty {
  const { id, nameEn, nameAr, placeholder, nights, priceDetail } = property;
  const { size, bedRoomCount, bathRoomCount, capacity, sleeps, is3DView, lastFreeCancellation } = property;
  const { averageRating, reviewCount } = property.review;
  const { areaId, cityId, distance } = property.location;
  return {
    ...{ id, nameEn, nameAr, placeholder, nights, priceDetail },
    ...{ size, bedRoomCount, bathRoomCount, capacity, sleeps, is3DView, lastFreeCancellation },
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
