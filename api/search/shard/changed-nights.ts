import { type NightRange, NO_NIGHTS } from "#api/freshness/shown-properties.ts";
import { type Bitset, hasBit } from "./bitset.ts";
import type { PropertyFacts } from "./property-facts.ts";
import type { Shard } from "./shard.ts";

/** The nights that a property takes or frees when it is written to the shard; `null` if anything else changes too. */
export function changedNights(shard: Shard, { id, fingerprint, takenNights }: PropertyFacts): NightRange | null {
  const position = shard.positionOf.get(id);
  if (position === undefined || !hasBit(shard.listed, position)) return null;
  if (shard.fingerprint[position] !== fingerprint) return null;
  const { window, taken } = shard.restrictions;
  const willBeTaken = new Set(takenNights);
  let changed = NO_NIGHTS;
  for (let night = 0; night < window.nights; night++) {
    const day = window.first + night;
    if (hasBit(taken[night] as Bitset, position) === willBeTaken.has(day)) continue;
    changed = { from: Math.min(changed.from, day), to: day };
  }
  return changed;
}
