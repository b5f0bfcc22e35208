/** Kinds of lookups by the names of the API. Id 4 is reserved and has no items. */
export const lookupTypes = {
  REGION: 1,
  CITY: 2,
  AREA: 3,
  AMENITY: 5,
  GUEST_TYPE: 6,
  PROPERTY_TYPE: 7,
  DAY: 8,
  RULE: 9,
  AMENITY_TAG: 10,
  AMENITY_TYPE: 11,
  ADDITIONAL_CATEGORY: 12,
  SPACE_CATEGORY: 13,
  SPACE_CATEGORY_MASTER: 14,
  REVIEW_TYPE: 15,
} as const;

export type LookupTypeName = keyof typeof lookupTypes;
export type LookupTypeId = (typeof lookupTypes)[LookupTypeName];

export function isLookupTypeName(name: string): name is LookupTypeName {
  return Object.hasOwn(lookupTypes, name);
}
