import salts from "#seed/data/picture-salts.json" with { type: "json" };

const saltById: ReadonlyMap<string, number> = new Map(Object.entries(salts));

/**
 * The salt of a seeded property's pictures, which differs from the first when its pictures looked like another
 * property's.
 */
export function pictureSalt(propertyId: number): number {
  return saltById.get(`${propertyId}`) ?? 0;
}
