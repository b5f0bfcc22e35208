import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";

/** A family chalet in Riyadh with a pool; a test overrides what it needs. */
export function someProperty(facts: Partial<PictureFacts> = {}): PictureFacts {
  return {
    id: 4711,
    cityId: 5,
    areaId: 501,
    propertyTypeId: propertyTypes.CHALET,
    bedrooms: 3,
    bathrooms: 2,
    amenityIds: [amenities.PRIVATE_POOL, amenities.BARBECUE],
    spaceCategoryIds: [
      spaces.POOL,
      spaces.MAJLIS,
      spaces.LIVING_ROOM,
      spaces.BEDROOM,
      spaces.BEDROOM,
      spaces.KITCHEN,
      spaces.BATHROOM,
    ],
    is3DView: true,
    isBySea: false,
    salt: 0,
    ...facts,
  };
}
