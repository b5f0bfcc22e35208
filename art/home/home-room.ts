import { type Room, roomOf } from "#art/room/room.ts";
import { roomKinds } from "#art/rooms/room-kinds.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { homeDna } from "./home-dna.ts";
import { hasAmenity } from "./listing.ts";
import { pictureKind } from "./picture-kinds.ts";

/** The room behind a picture key, for all its cameras and its panorama; `null` for a key that is no room. */
export function homeRoom(facts: PictureFacts, key: string): Room | null {
  const what = pictureKind(facts, key);
  if (what?.kind !== "room") return null;
  const has = (id: number) => hasAmenity(facts, id);
  return roomOf(roomKinds[what.name], { dna: homeDna(facts).inside, key: what.room, has });
}
