import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { distance, type PictureHash } from "./uniqueness-hash.ts";

/** Two properties of a city with a smaller hash distance look alike. */
export const MIN_DISTANCE = 24;
export const MAX_SALT = 20;

/** The salt of a property, and the hash distance to the most similar earlier property of its city. */
export type SaltedProperty = { id: number; cityId: number; salt: number; nearest: number };
type HashOf = (facts: PictureFacts) => Promise<PictureHash>;

/** Chooses the first salt, up to `MAX_SALT`, with which a property differs from all earlier ones of its city. */
export async function chooseSalts(properties: readonly PictureFacts[], hashOf: HashOf): Promise<SaltedProperty[]> {
  const salts = Array.from({ length: MAX_SALT + 1 }, (_, salt) => salt);
  return hashInOrder(properties, hashOf, () => salts);
}

/** Measures the distances with the current salts. */
export function measure(properties: readonly PictureFacts[], hashOf: HashOf): Promise<SaltedProperty[]> {
  return hashInOrder(properties, hashOf, ({ salt }) => [salt]);
}

async function hashInOrder(
  properties: readonly PictureFacts[],
  hashOf: HashOf,
  saltsOf: (property: PictureFacts) => readonly number[],
): Promise<SaltedProperty[]> {
  const hashesByCity = new Map<number, PictureHash[]>();
  const salted: SaltedProperty[] = [];
  for (const property of properties.toSorted((a, b) => a.id - b.id)) {
    const city = hashesByCity.get(property.cityId) ?? [];
    hashesByCity.set(property.cityId, city);
    const { hash, ...best } = await bestSalt(property, city, hashOf, saltsOf(property));
    city.push(hash);
    salted.push({ id: property.id, cityId: property.cityId, ...best });
  }
  return salted;
}

/** The first salt that is far enough from all others, else the salt with the largest distance. */
async function bestSalt(
  property: PictureFacts,
  others: readonly PictureHash[],
  hashOf: HashOf,
  salts: readonly number[],
): Promise<{ salt: number; nearest: number; hash: PictureHash }> {
  let best = { salt: 0, nearest: -1, hash: new Uint8Array() as PictureHash };
  for (const salt of salts) {
    const hash = await hashOf({ ...property, salt });
    const nearest = Math.min(256, ...others.map((other) => distance(hash, other)));
    if (nearest > best.nearest) best = { salt, nearest, hash };
    if (nearest >= MIN_DISTANCE) break;
  }
  return best;
}
