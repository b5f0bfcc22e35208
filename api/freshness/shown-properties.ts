/** Days since 1970, both included. */
export type NightRange = { from: number; to: number };

/**
 * Properties that an answer shows: all that a search of a city knows of them for some nights; everything about some properties; or
 * the cards of properties that are free for some nights.
 */
export type ShownProperties =
  | { cityId: number; nights: NightRange }
  | { propertyIds: readonly number[]; nights: NightRange | null };

/** What an answer shows, and until when it is true if nothing changes, in ms; `null` without an end. */
export type Shown = { properties: readonly ShownProperties[]; until: number | null };

/**
 * A property that changed. `cityId` null is every city, `propertyId` null every property of the city. With nights only these
 * were taken or became free; without them anything may have changed.
 */
export type AppliedChange = {
  cityId: number | null;
  propertyId: number | null;
  nights: NightRange | null;
  /** Several changes that were read together: nobody knows the states between them. */
  isRepeated?: boolean;
};

/** For a change that no search shows, such as a description. */
export const NO_NIGHTS: NightRange = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };

/** Whether an answer that shows these properties may differ after the change. */
export function isTouchedBy(shown: ShownProperties, change: AppliedChange): boolean {
  const { cityId, propertyId, nights, isRepeated } = change;
  if ("cityId" in shown) return (cityId === null || cityId === shown.cityId) && overlap(shown.nights, nights);
  if (propertyId !== null && !shown.propertyIds.includes(propertyId)) return false;
  // These answers read the database, and may have seen a state between two changes that a search reads together.
  return isRepeated || nights === NO_NIGHTS || overlap(shown.nights, nights);
}

function overlap(one: NightRange | null, other: NightRange | null): boolean {
  return !one || !other || (other.from <= one.to && other.to >= one.from);
}
