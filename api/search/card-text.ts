import type { PropertyCard } from "#contract/search.ts";
import type { Point } from "#domain/location/shift.ts";
import type { HomeFacts } from "./home-facts.ts";

/** What a card says of a home whatever the stay: everything but its first picture, nights, price and distance. */
type SteadyCard = Omit<
  PropertyCard,
  "placeholder" | "alt" | "nights" | "priceDetail" | "lastFreeCancellation" | "location"
> & {
  location: Pick<PropertyCard["location"], "areaId" | "cityId">;
};

/** The steady part of a card as JSON: it goes on where its first picture was told, ends with the point all may see, and is open for a distance and the rest. */
export function cardText(home: HomeFacts): string {
  const { location, ...card } = steadyCard(home);
  return `${JSON.stringify(card).slice(1, -1)},"location":${JSON.stringify(location).slice(0, -1)}${pointText(home, "approximate")}`;
}

export function pointText({ latitude, longitude }: Point, kind: "approximate" | "exact"): string {
  return `,"latitude":${latitude},"longitude":${longitude},"isApproximate":${kind === "approximate"}`;
}

function steadyCard(home: HomeFacts): SteadyCard {
  return {
    id: home.id,
    nameEn: home.nameEn,
    nameAr: home.nameAr,
    propertyTypeId: home.propertyTypeId,
    images: home.images,
    size: home.size,
    rank: home.rank,
    bedRoomCount: home.bedRoomCount,
    bathRoomCount: home.bathRoomCount,
    capacity: home.capacity,
    checkInFrom: home.terms.checkInFrom,
    checkOutTo: home.checkOutTo,
    is3DView: home.is3DView,
    policyTypeId: home.terms.policyTypeId,
    licenseNumber: home.licenseNumber,
    guestTypeIds: home.guestTypeIds,
    review: home.review,
    location: { areaId: home.areaId, cityId: home.cityId },
  };
}
