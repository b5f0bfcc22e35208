import type { RoomKind } from "#art/interior/room.ts";
import { bathroom } from "./bathroom.ts";
import { bedroom, twinBedroom } from "./bedroom.ts";
import { cinema } from "./cinema.ts";
import { diningRoom } from "./dining-room.ts";
import { gamesRoom } from "./games-room.ts";
import { gym } from "./gym.ts";
import { kidsRoom } from "./kids-room.ts";
import { kitchen } from "./kitchen.ts";
import { laundryRoom } from "./laundry-room.ts";
import { livingRoom } from "./living-room.ts";
import { majlis } from "./majlis.ts";
import { prayerCorner } from "./prayer-corner.ts";

export const roomKindNames = [
  "majlis",
  "living",
  "bedroom",
  "twin-bedroom",
  "kids",
  "kitchen",
  "dining",
  "bathroom",
  "games",
  "cinema",
  "gym",
  "laundry",
  "prayer",
  "tent-majlis",
  "tent-bedroom",
  "tent-twin-bedroom",
] as const;
export type RoomKindName = (typeof roomKindNames)[number];

/** Every kind of room, with its size in metres. */
export const roomKinds: Record<RoomKindName, RoomKind> = {
  majlis: { width: [4.8, 6.8], depth: [5.2, 7.2], furnish: majlis },
  living: { width: [4.5, 6], depth: [5, 6.5], furnish: livingRoom },
  bedroom: { width: [3.7, 4.9], depth: [4, 5.2], furnish: bedroom },
  "twin-bedroom": { width: [3.7, 4.6], depth: [4, 5], furnish: twinBedroom },
  kids: { width: [3.6, 4.4], depth: [4, 4.8], furnish: kidsRoom },
  kitchen: { width: [3.9, 5.2], depth: [4.2, 5.4], furnish: kitchen },
  dining: { width: [3.8, 5], depth: [4.4, 5.4], furnish: diningRoom },
  bathroom: { width: [2.9, 3.7], depth: [3, 3.6], furnish: bathroom },
  games: { width: [4.8, 6], depth: [5, 6.4], furnish: gamesRoom },
  cinema: { width: [4.4, 5.6], depth: [5.4, 6.6], furnish: cinema, dim: 0.42 },
  gym: { width: [4.2, 5.4], depth: [4.4, 5.4], furnish: gym },
  laundry: { width: [2.9, 3.6], depth: [3, 3.8], furnish: laundryRoom },
  prayer: { width: [3.2, 4.2], depth: [3.6, 4.4], furnish: prayerCorner },
  "tent-majlis": { width: [4.8, 6.4], depth: [5.4, 7], furnish: majlis, shell: "tent" },
  "tent-bedroom": { width: [4.2, 5], depth: [4.4, 5.4], furnish: bedroom, shell: "tent" },
  "tent-twin-bedroom": { width: [4.2, 5], depth: [4.4, 5.2], furnish: twinBedroom, shell: "tent" },
};
