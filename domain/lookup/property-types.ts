/** Types of properties, by the ids of their lookups. */
export const propertyTypes = {
  CHALET: 1,
  ISTIRAHA: 2,
  VILLA: 3,
  FARM: 4,
  CAMP: 5,
  APARTMENT: 6,
  CABIN: 7,
} as const;

export type PropertyTypeId = (typeof propertyTypes)[keyof typeof propertyTypes];
