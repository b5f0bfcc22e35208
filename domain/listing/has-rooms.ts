import { spaces } from "#domain/lookup/spaces.ts";

/** Rooms in which guests of a studio sleep. */
const STUDIO: readonly number[] = [spaces.LIVING_ROOM, spaces.MAJLIS, spaces.TENT];

/** Whether guests can sleep and wash: a bedroom, or the one room of a studio, and a bathroom. */
export function hasRooms(rooms: readonly { spaceCategoryId: number }[]): boolean {
  const has = (category: number) => rooms.some(({ spaceCategoryId }) => spaceCategoryId === category);
  return has(spaces.BATHROOM) && (has(spaces.BEDROOM) || STUDIO.some(has));
}
