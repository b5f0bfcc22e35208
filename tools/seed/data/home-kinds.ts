/** What the kind of a home means for its price (in hundredths of a chalet's) and for how many it takes beyond its beds. */
export const homeKinds = {
  chalet: { propertyTypeId: 1, price: 100, dayGuests: 6 },
  istiraha: { propertyTypeId: 2, price: 80, dayGuests: 14 },
  villa: { propertyTypeId: 3, price: 125, dayGuests: 4 },
  farm: { propertyTypeId: 4, price: 110, dayGuests: 20 },
  camp: { propertyTypeId: 5, price: 90, dayGuests: 12 },
  apartment: { propertyTypeId: 6, price: 70, dayGuests: 0 },
  cabin: { propertyTypeId: 7, price: 95, dayGuests: 0 },
} as const;

export type HomeKind = keyof typeof homeKinds;
