import { buildRoom, type Room } from "#art/interior/room.ts";
import { roomKinds } from "#art/interior/room-kind/room-kinds.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureKind } from "./picture-kinds.ts";
import { hasAmenity } from "./property-facts.ts";
import { propertyTraits } from "./property-traits.ts";

/** The room behind a picture key, for all its cameras and its panorama; `null` for a key that is no room. */
export function propertyRoom(facts: PictureFacts, key: string): Room | null {
  const what = pictureKind(facts, key);
  if (what?.kind !== "room") return null;
  const has = (id: number) => hasAmenity(facts, id);
  return buildRoom(roomKinds[what.name], { traits: propertyTraits(facts).interior, key: what.room, has });
}
