import { propertyTypes } from "#domain/lookup/property-types.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";

/** A chalet with three bedrooms and a tour, not by the sea. */
export const chaletFacts: PictureFacts = {
  id: 17,
  propertyTypeId: propertyTypes.CHALET,
  cityId: 5,
  areaId: 501,
  bedrooms: 3,
  bathrooms: 2,
  is3DView: true,
  isBySea: false,
  salt: 0,
  amenityIds: [],
  spaceCategoryIds: [],
};
