/** Kinds of rooms and outdoor parts, by the ids of their lookups. */
export const spaces = {
  BEDROOM: 1,
  LIVING_ROOM: 2,
  MAJLIS: 3,
  KITCHEN: 4,
  BATHROOM: 5,
  DINING_ROOM: 6,
  GAMES_ROOM: 7,
  POOL: 8,
  GARDEN: 9,
  ROOF_TERRACE: 10,
  TENT: 11,
  COURTYARD: 12,
} as const;

export type SpaceCategoryId = (typeof spaces)[keyof typeof spaces];
