import type { PropertyCard } from "#contract/search.ts";
import type { HomeFacts } from "./home-facts.ts";

/** What a card says of a home whatever the stay: everything but nights, price and distance. */
type SteadyCard = Omit<PropertyCard, "nights" | "priceDetail" | "location"> & {
  location: Omit<PropertyCard["location"], "distance">;
};

/** The steady part of a card as JSON, open where its location may still take a distance and the rest follows. */
export function cardText(home: HomeFacts): string {
  const { location, ...card } = steadyCard(home);
  return `${JSON.stringify(card).slice(0, -1)},"location":${JSON.stringify(location).slice(0, -1)}`;
}

function steadyCard(home: HomeFacts): SteadyCard {
  return {
    id: home.id,
    nameEn: home.nameEn,
    nameAr: home.nameAr,
    propertyTypeId: home.propertyTypeId,
    images: home.images,
    placeholder: home.placeholder,
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
