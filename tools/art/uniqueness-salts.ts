import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { distance, type PictureHash } from "./uniqueness-hash.ts";

/** Nearer than this, two homes of a city look alike at a glance. */
export const LEAST_DISTANCE = 24;
export const MOST_TRIES = 20;

/** A home that was given its look, and how far the most similar of those before it in its city is. */
export type Settled = { id: number; cityId: number; salt: number; nearest: number };
type HashOf = (facts: PictureFacts) => Promise<PictureHash>;

/** Rolls a home again, at most so often, while it looks like one before it; earlier homes keep their look. */
export async function settleSalts(homes: readonly PictureFacts[], hashOf: HashOf): Promise<Settled[]> {
  const salts = Array.from({ length: MOST_TRIES + 1 }, (_, salt) => salt);
  return settle(homes, hashOf, () => salts);
}

/** How far apart the homes are with the salts they have. */
export function measure(homes: readonly PictureFacts[], hashOf: HashOf): Promise<Settled[]> {
  return settle(homes, hashOf, ({ salt }) => [salt]);
}

async function settle(
  homes: readonly PictureFacts[],
  hashOf: HashOf,
  saltsOf: (home: PictureFacts) => readonly number[],
): Promise<Settled[]> {
  const seen = new Map<number, PictureHash[]>();
  const settled: Settled[] = [];
  for (const home of homes.toSorted((a, b) => a.id - b.id)) {
    const city = seen.get(home.cityId) ?? [];
    seen.set(home.cityId, city);
    const { hash, ...look } = await bestLook(home, city, hashOf, saltsOf(home));
    city.push(hash);
    settled.push({ id: home.id, cityId: home.cityId, ...look });
  }
  return settled;
}

/** The first roll that is far enough from all others, else the farthest there was. */
async function bestLook(
  home: PictureFacts,
  others: readonly PictureHash[],
  hashOf: HashOf,
  salts: readonly number[],
): Promise<{ salt: number; nearest: number; hash: PictureHash }> {
  let best = { salt: 0, nearest: -1, hash: new Uint8Array() as PictureHash };
  for (const salt of salts) {
    const hash = await hashOf({ ...home, salt });
    const nearest = Math.min(256, ...others.map((other) => distance(hash, other)));
    if (nearest > best.nearest) best = { salt, nearest, hash };
    if (nearest >= LEAST_DISTANCE) break;
  }
  return best;
}
