import { spaces } from "#domain/lookup/spaces.ts";
import { listingLimits } from "./listing-limits.ts";
import type { ReasonCode } from "./reasons.ts";

/** Rooms of everybody, of which one is shown beside a bedroom and a bathroom. */
const COMMON: readonly number[] = [
  spaces.LIVING_ROOM,
  spaces.MAJLIS,
  spaces.KITCHEN,
  spaces.DINING_ROOM,
  spaces.GAMES_ROOM,
  spaces.TENT,
];

/** What the photographs of a home lack, the first that matters. */
export function lackingPhotos(photos: readonly { spaceCategoryId: number | null }[]): ReasonCode | null {
  if (photos.length < listingLimits.photos) return "photographs";
  const shown = photos.map(({ spaceCategoryId }) => spaceCategoryId);
  const isComplete =
    shown.includes(spaces.BEDROOM) &&
    shown.includes(spaces.BATHROOM) &&
    shown.some((space) => space !== null && COMMON.includes(space));
  return isComplete ? null : "photographed-rooms";
}
