import type { PictureDescription } from "#api/picture/describe-pictures.ts";
import type { PropertyCard } from "#contract/search/search.ts";
import type { Point } from "#domain/location/shift.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { scoreSummary } from "#domain/review/score-summary.ts";
import type { PropertyFacts } from "./property-facts.ts";

/**
 * The part of a card that does not depend on the stay, as JSON. The placeholder of the first picture precedes it; it
 * ends with the approximate point, so that a distance and the price can follow. It is written by hand because a city
 * has tens of thousands of cards.
 */
export function cardText(property: PropertyFacts): string {
  const values: Record<FixedKey, string | number | boolean> = {
    id: property.id,
    nameEn: JSON.stringify(property.nameEn),
    nameAr: JSON.stringify(property.nameAr),
    propertyTypeId: property.propertyTypeId,
    images: imagesText(property),
    size: property.size,
    rank: property.rank,
    bedRoomCount: property.bedRoomCount,
    bathRoomCount: property.bathRoomCount,
    capacity: property.capacity,
    sleeps: property.sleeps,
    checkInFrom: `"${property.terms.checkInFrom}"`,
    checkOutTo: `"${property.checkOutTo}"`,
    is3DView: property.is3DView,
    policyTypeId: property.terms.policyTypeId,
    licenseNumber: property.licenseNumber === null ? "null" : JSON.stringify(property.licenseNumber),
    guestTypeIds: `[${property.guestTypeIds.join()}]`,
    review: reviewText(property.review),
  };
  let text = "";
  for (const key of fixedKeys) text += `"${key}":${values[key]},`;
  return `${text}"location":{"areaId":${property.areaId},"cityId":${property.cityId}${pointText(property, "approximate")}`;
}

/** The beginning of a card, which `cardText` continues. */
export function descriptionText(description: PictureDescription): string {
  return `${JSON.stringify(description).slice(0, -1)},`;
}

type FixedKey = Exclude<
  keyof PropertyCard,
  "placeholder" | "alt" | "location" | "lastFreeCancellation" | "nights" | "priceDetail"
>;
const fixedKeys: readonly FixedKey[] = [
  "id",
  "nameEn",
  "nameAr",
  "propertyTypeId",
  "images",
  "size",
  "rank",
  "bedRoomCount",
  "bathRoomCount",
  "capacity",
  "sleeps",
  "checkInFrom",
  "checkOutTo",
  "is3DView",
  "policyTypeId",
  "licenseNumber",
  "guestTypeIds",
  "review",
];

export function pointText({ latitude, longitude }: Point, kind: "approximate" | "exact"): string {
  return `,"latitude":${latitude},"longitude":${longitude},"isApproximate":${kind === "approximate"}`;
}

function imagesText({ id, pictures }: PropertyFacts): string {
  let text = "";
  for (const { id: pictureId, key, rank } of pictures) {
    text += `${text === "" ? "" : ","}{"id":${pictureId},"url":"${pictureUrl(id, key)}","rank":${rank}}`;
  }
  return `[${text}]`;
}

function reviewText({ averageRating, reviewCount }: PropertyFacts["review"]): string {
  const summary = JSON.stringify(scoreSummary({ averageRating, reviewCount }, "mabeet"));
  return `{"averageRating":${averageRating},"reviewCount":${reviewCount},"summary":${summary}}`;
}
