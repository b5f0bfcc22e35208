/** What is known of a property for the dates of a list: not free, or free for a total in halalas. */
export type PropertyState = { isFree: false } | { isFree: true; halalas: number };

export type AlertNews =
  | { kind: "free"; halalas: number }
  /** `before` is the total that the member knows. */
  | { kind: "cheaper"; halalas: number; before: number };

/** A price that falls by less is no news. */
const MIN_DROP_PERCENT = 1;

/** What is worth a mail to a member who knows `known`, or `null`. */
export function newsOf(known: PropertyState, now: PropertyState): AlertNews | null {
  if (!now.isFree) return null;
  const { halalas } = now;
  if (!known.isFree) return { kind: "free", halalas };
  const isCheaper = (known.halalas - halalas) * 100 >= known.halalas * MIN_DROP_PERCENT && halalas < known.halalas;
  return isCheaper ? { kind: "cheaper", halalas, before: known.halalas } : null;
}

/**
 * What later changes are compared with while no mail is sent. A property that was taken can become free again; a price
 * that rises is not stored, so that "cheaper" always means cheaper than what the member knows.
 */
export function knownAfter(known: PropertyState, now: PropertyState): PropertyState {
  return now.isFree ? known : now;
}
