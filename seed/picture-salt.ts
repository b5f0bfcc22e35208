import salts from "#seed/data/picture-salts.json" with { type: "json" };

const saltById: ReadonlyMap<string, number> = new Map(Object.entries(salts));

/** Which roll of its pictures a seeded home shows: another than the first where that looked like a neighbour. */
export function pictureSalt(propertyId: number): number {
  return saltById.get(`${propertyId}`) ?? 0;
}
