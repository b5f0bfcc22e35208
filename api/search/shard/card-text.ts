import type { PropertyCard } from "#contract/search.ts";
import type { Point } from "#domain/location/shift.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { scoreSummary } from "#domain/review/score-summary.ts";
import type { HomeFacts } from "./property-facts.ts";

/**
 * What a card says of a home whatever the stay, as JSON: it goes on where its first picture was told, ends with the point
 * all may see, and is open for a distance and the rest. Written by hand, since a city has tens of thousands of them.
 */
export function cardText(home: HomeFacts): string {
  const steady: Record<SteadyKey, string | number | boolean> = {
    id: home.id,
    nameEn: JSON.stringify(home.nameEn),
    nameAr: JSON.stringify(home.nameAr),
    propertyTypeId: home.propertyTypeId,
    images: imagesText(home),
    size: home.size,
    rank: home.rank,
    bedRoomCount: home.bedRoomCount,
    bathRoomCount: home.bathRoomCount,
    capacity: home.capacity,
    checkInFrom: `"${home.terms.checkInFrom}"`,
    checkOutTo: `"${home.checkOutTo}"`,
    is3DView: home.is3DView,
    policyTypeId: home.terms.policyTypeId,
    licenseNumber: home.licenseNumber === null ? "null" : JSON.stringify(home.licenseNumber),
    guestTypeIds: `[${home.guestTypeIds.join()}]`,
    review: reviewText(home.review),
  };
  let text = "";
  for (const key of steadyKeys) text += `"${key}":${steady[key]},`;
  return `${text}"location":{"areaId":${home.areaId},"cityId":${home.cityId}${pointText(home, "approximate")}`;
}

type SteadyKey = Exclude<
  keyof PropertyCard,
  "placeholder" | "alt" | "location" | "lastFreeCancellation" | "nights" | "priceDetail"
>;
const steadyKeys: readonly SteadyKey[] = [
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

function imagesText({ id, pictures }: HomeFacts): string {
  let text = "";
  for (const { id: pictureId, key, rank } of pictures) {
    text += `${text === "" ? "" : ","}{"id":${pictureId},"url":"${pictureUrl(id, key)}","rank":${rank}}`;
  }
  return `[${text}]`;
}

function reviewText({ averageRating, reviewCount }: HomeFacts["review"]): string {
  const summary = JSON.stringify(scoreSummary({ averageRating, reviewCount }, "mabeet"));
  return `{"averageRating":${averageRating},"reviewCount":${reviewCount},"summary":${summary}}`;
}
