import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { ART_VERSION } from "./picture-url.ts";

export type PanoramaRoom = { room: string; spaceCategoryId: number };
type TouredProperty = { propertyTypeId: number; is3DView: boolean; spaceCategoryIds: readonly number[] };

const rooms: readonly PanoramaRoom[] = [
  { room: "majlis", spaceCategoryId: spaces.MAJLIS },
  { room: "living", spaceCategoryId: spaces.LIVING_ROOM },
  { room: "bedroom-1", spaceCategoryId: spaces.BEDROOM },
  { room: "kitchen", spaceCategoryId: spaces.KITCHEN },
];

/** The rooms of a 3D tour in order; none for a property without a tour. */
export function panoramaRooms({ is3DView, propertyTypeId, spaceCategoryIds }: TouredProperty): PanoramaRoom[] {
  if (!is3DView) return [];
  return rooms
    .filter(({ spaceCategoryId }) => spaceCategoryIds.includes(spaceCategoryId))
    .map(({ room, spaceCategoryId }) => ({ room: inTent(room, propertyTypeId), spaceCategoryId }));
}

export function panoramaUrl(propertyId: number, room: string, width: 2048 | 4096 = 4096): string {
  return `/img/${ART_VERSION}/${propertyId}/pano-${room}-${width}.webp`;
}

/** The bedrooms of a camp are tents, also in the names of their pictures. */
function inTent(room: string, propertyTypeId: number): string {
  return propertyTypeId === propertyTypes.CAMP && room === "bedroom-1" ? "tent-bedroom-1" : room;
}
