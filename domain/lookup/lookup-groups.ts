import { type LookupTypeId, lookupTypes } from "./lookup-types.ts";

/** The maximum number of ids in one call for labels. */
export const MAX_LOOKUP_IDS = 500;

/** Lookup types by their names in a bulk call. */
export const lookupGroups = {
  regions: lookupTypes.REGION,
  cities: lookupTypes.CITY,
  areas: lookupTypes.AREA,
  amenities: lookupTypes.AMENITY,
  guestTypes: lookupTypes.GUEST_TYPE,
  propertyTypes: lookupTypes.PROPERTY_TYPE,
  days: lookupTypes.DAY,
  rules: lookupTypes.RULE,
  amenityTags: lookupTypes.AMENITY_TAG,
  amenityTypes: lookupTypes.AMENITY_TYPE,
  additionalCategories: lookupTypes.ADDITIONAL_CATEGORY,
  spaceCategories: lookupTypes.SPACE_CATEGORY,
  spaceCategoryMasters: lookupTypes.SPACE_CATEGORY_MASTER,
  reviewTypes: lookupTypes.REVIEW_TYPE,
} as const satisfies Record<string, LookupTypeId>;

export type LookupGroup = keyof typeof lookupGroups;
