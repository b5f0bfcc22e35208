import salts from "#seed/data/picture-salts.json" with { type: "json" };

const saltById: ReadonlyMap<string, number> = new Map(Object.entries(salts));

/** The salt of a seeded property's pictures: not the first where that looked like a neighbour's. */
export function pictureSalt(propertyId: number): number {
  return saltById.get(`${propertyId}`) ?? 0;
}
