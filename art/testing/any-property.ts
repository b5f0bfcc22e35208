import fc from "fast-check";
import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";

const cityAndArea = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 20 }))
  .map(([cityId, position]) => ({ cityId, areaId: cityId * 100 + position }));

/** Facts of any property, also in districts that the product does not know. */
export const anyProperty: fc.Arbitrary<PictureFacts> = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    propertyTypeId: fc.constantFrom(...Object.values(propertyTypes)),
    bedrooms: fc.integer({ min: 1, max: 9 }),
    bathrooms: fc.integer({ min: 1, max: 9 }),
    amenityIds: fc.uniqueArray(fc.constantFrom(...Object.values(amenities)), { maxLength: 8 }),
    spaceCategoryIds: fc.array(fc.constantFrom(...Object.values(spaces)), { maxLength: 6 }),
    is3DView: fc.boolean(),
    isBySea: fc.boolean(),
    salt: fc.integer({ min: 0, max: 3 }),
    place: cityAndArea,
  })
  .map(({ place, ...facts }) => ({ ...facts, ...place }));
