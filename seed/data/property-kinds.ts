import type { Scape } from "#domain/location/terrains.ts";

/**
 * The properties of a kind: price in percent of a chalet's, guests beyond its beds, weights of the numbers of bedrooms,
 * and size in m² as a base plus an amount per bedroom.
 */
export const propertyKinds = {
  chalet: { propertyTypeId: 1, price: 100, dayGuests: 6, bedrooms: { 1: 2, 2: 6, 3: 5, 4: 2, 5: 1 }, size: [210, 120] },
  istiraha: { propertyTypeId: 2, price: 80, dayGuests: 14, bedrooms: { 1: 3, 2: 5, 3: 3, 4: 1 }, size: [520, 210] },
  villa: { propertyTypeId: 3, price: 125, dayGuests: 4, bedrooms: { 3: 3, 4: 5, 5: 4, 6: 2, 7: 1 }, size: [260, 110] },
  farm: { propertyTypeId: 4, price: 110, dayGuests: 20, bedrooms: { 2: 3, 3: 4, 4: 3, 5: 2, 6: 1 }, size: [1800, 900] },
  camp: { propertyTypeId: 5, price: 90, dayGuests: 12, bedrooms: { 1: 1, 2: 4, 3: 3, 4: 2 }, size: [900, 420] },
  apartment: { propertyTypeId: 6, price: 70, dayGuests: 0, bedrooms: { 1: 4, 2: 5, 3: 3 }, size: [55, 48] },
  cabin: { propertyTypeId: 7, price: 95, dayGuests: 0, bedrooms: { 1: 6, 2: 4, 3: 1 }, size: [70, 52] },
} as const;

export type PropertyKind = keyof typeof propertyKinds;

/** The weight of each kind of property in each kind of surroundings. */
export const kindsIn: Record<Scape, Partial<Record<PropertyKind, number>>> = {
  sea: { chalet: 7, villa: 2, apartment: 2, istiraha: 1 },
  mountain: { cabin: 4, chalet: 5, villa: 2, farm: 2, istiraha: 1 },
  desert: { istiraha: 6, chalet: 6, camp: 2, farm: 1, villa: 1 },
  palm: { farm: 5, istiraha: 4, chalet: 4, villa: 1 },
  rock: { camp: 3, cabin: 3, villa: 2, farm: 1, chalet: 3 },
  town: { istiraha: 5, chalet: 5, villa: 3, apartment: 3 },
};

/** How many of a thousand properties are in a city. */
export const cityShares: Record<number, number> = {
  1: 125,
  2: 65,
  3: 80,
  4: 65,
  5: 270,
  6: 70,
  7: 45,
  8: 50,
  9: 40,
  10: 40,
  11: 50,
  12: 30,
  13: 45,
  14: 25,
};
