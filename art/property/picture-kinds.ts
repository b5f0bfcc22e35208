import { layerRandom } from "#art/drawing/brush.ts";
import { type RoomKindName, roomKindNames } from "#art/interior/room-kind/room-kinds.ts";
import { type YardName, yardNames } from "#art/yard/yard-kinds.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { hasAmenity } from "./property-facts.ts";
import { type StillLifeName, stillLifeNames } from "./still-life.ts";

const exteriorNames = ["exterior", "exterior-night", "exterior-dusk", "exterior-morning", "entrance"] as const;
export type ExteriorName = (typeof exteriorNames)[number];

/** The meaning of a picture key. Views of one room have the same `room`, which seeds its furniture. */
export type PictureKind =
  | { kind: "exterior"; name: ExteriorName }
  | { kind: "yard"; name: YardName }
  | { kind: "room"; name: RoomKindName; room: string; view: number }
  | { kind: "still-life"; name: StillLifeName }
  | { kind: "site-plan" };

/** Parses a picture key; `null` when it names no picture. */
export function pictureKind(facts: PictureFacts, key: string): PictureKind | null {
  if (key === "site-plan") return { kind: "site-plan" };
  const exterior = exteriorNames.find((name) => name === key);
  if (exterior) return { kind: "exterior", name: exterior };
  const yard = yardNames.find((name) => name === key);
  if (yard) return { kind: "yard", name: yard };
  const still = stillLifeNames.find((name) => name === key);
  return still ? { kind: "still-life", name: still } : roomOfKey(facts, key);
}

/** A room key is a word, a number where there are several, and `-b` for the second camera. */
const ROOM_KEY = /^(tent-bedroom|[a-z]+)(?:-([1-9]))?(?:-([ab]))?$/;

function roomOfKey(facts: PictureFacts, key: string): PictureKind | null {
  const [, word = "", number = "1", view = "a"] = ROOM_KEY.exec(key) ?? [];
  const name = roomName(facts, word, Number(number));
  return name && { kind: "room", name, room: `${word}-${number}`, view: view === "b" ? 1 : 0 };
}

function roomName(facts: PictureFacts, word: string, number: number): RoomKindName | null {
  const beds = layerRandom(String(facts.id), "home", `${word}-${number}`);
  if (word === "tent") return "tent-majlis";
  if (word === "tent-bedroom") return number === 1 ? "tent-bedroom" : beds.pick(["tent-bedroom", "tent-twin-bedroom"]);
  if (word === "bedroom" && number > 1)
    return beds.weighted({ bedroom: 4, "twin-bedroom": 3, kids: number > 2 ? 3 : 1 });
  if (word === "games" && isCinema(facts)) return "cinema";
  return roomKindNames.find((name) => name === word) ?? null;
}

/** A games room with a large screen and without games is drawn as a cinema. */
function isCinema(facts: PictureFacts): boolean {
  const games = [amenities.BILLIARDS, amenities.TABLE_FOOTBALL].some((id) => hasAmenity(facts, id));
  return !games && hasAmenity(facts, amenities.LARGE_SCREEN);
}
