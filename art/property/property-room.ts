import { buildRoom, type Room } from "#art/interior/room.ts";
import { roomKinds } from "#art/interior/room-kind/room-kinds.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureKind } from "./picture-kinds.ts";
import { hasAmenity } from "./property-facts.ts";
import { propertyTraits } from "./property-traits.ts";

/** The room of a picture key, for its cameras and its panorama; `null` when the key is not a room. */
export function propertyRoom(facts: PictureFacts, key: string): Room | null {
  const picture = pictureKind(facts, key);
  if (picture?.kind !== "room") return null;
  const has = (id: number) => hasAmenity(facts, id);
  return buildRoom(roomKinds[picture.name], { traits: propertyTraits(facts).interior, key: picture.room, has });
}
