import type { StayRule } from "#domain/stay/stay-rules.ts";
import { type Bitset, clearBit, emptyBitset, setBit, takeAway } from "./bitset.ts";
import { numberOfKnownDay } from "./known-day.ts";
import type { NightWindow } from "./night-window.ts";

/** Who cannot take a stay, as sets of homes by day: laid out so that "free for these nights" is a few words of AND. */
export type StayGates = {
  room: number;
  window: NightWindow;
  /** Homes whose night is claimed. */
  taken: Bitset[];
  /** Homes that let nobody arrive or leave on a day; absent where there are none. */
  noArrival: (Bitset | undefined)[];
  noDeparture: (Bitset | undefined)[];
  /** Homes by the least stay they ask of an arrival on a day, where it is more than one night. */
  minStay: (Map<number, Bitset> | undefined)[];
};

export function emptyStayGates(room: number, window: NightWindow): StayGates {
  const days = window.nights + 1;
  return {
    room,
    window,
    taken: Array.from({ length: window.nights }, () => emptyBitset(room)),
    noArrival: Array.from({ length: days }),
    noDeparture: Array.from({ length: days }),
    minStay: Array.from({ length: days }),
  };
}

/** Closes the gates of one home; all of them must be open before. */
export function closeGates(gates: StayGates, home: number, rules: readonly StayRule[], takenNights: number[]): void {
  for (const night of takenNights) {
    const taken = gates.taken[night - gates.window.first];
    if (taken) setBit(taken, home);
  }
  for (const rule of rules) {
    const from = Math.max(0, numberOfKnownDay(rule.from) - gates.window.first);
    const to = Math.min(numberOfKnownDay(rule.to) - gates.window.first, gates.window.nights);
    if (rule.closedToArrival) closeDays(gates.noArrival, gates.room, home, from, to);
    if (rule.closedToDeparture) closeDays(gates.noDeparture, gates.room, home, from, to);
    if (rule.minStayArrival > 1) askForLength(gates, home, rule.minStayArrival, from, to);
  }
}

function closeDays(sets: (Bitset | undefined)[], room: number, home: number, from: number, to: number): void {
  for (let day = from; day <= to; day++) setBit(setAt(sets, day, room), home);
}

function askForLength(gates: StayGates, home: number, nights: number, from: number, to: number): void {
  for (let day = from; day <= to; day++) {
    const byLength = gates.minStay[day] ?? new Map<number, Bitset>();
    gates.minStay[day] = byLength;
    const known = byLength.get(nights);
    const homes = known ?? emptyBitset(gates.room);
    if (!known) byLength.set(nights, homes);
    setBit(homes, home);
  }
}

function setAt(sets: (Bitset | undefined)[], day: number, room: number): Bitset {
  const homes = sets[day] ?? emptyBitset(room);
  sets[day] = homes;
  return homes;
}

export function openGates(gates: StayGates, home: number): void {
  for (const homes of gateSets(gates)) clearBit(homes, home);
}

/** Takes out of `homes` whoever cannot take a stay of some nights from a day, both counted from the window's first. */
export function keepOpen(homes: Bitset, gates: StayGates, firstNight: number, nights: number): void {
  for (let night = firstNight; night < firstNight + nights; night++) {
    const taken = gates.taken[night];
    if (taken) takeAway(homes, taken);
  }
  const arrival = gates.noArrival[firstNight];
  if (arrival) takeAway(homes, arrival);
  const departure = gates.noDeparture[firstNight + nights];
  if (departure) takeAway(homes, departure);
  for (const [least, asking] of gates.minStay[firstNight] ?? []) {
    if (least > nights) takeAway(homes, asking);
  }
}

function* gateSets(gates: StayGates): Generator<Bitset> {
  yield* gates.taken;
  for (const homes of gates.noArrival) if (homes) yield homes;
  for (const homes of gates.noDeparture) if (homes) yield homes;
  for (const byLength of gates.minStay) if (byLength) yield* byLength.values();
}

export function sizeOfStayGates(gates: StayGates): number {
  let bytes = 0;
  for (const homes of gateSets(gates)) bytes += homes.byteLength;
  return bytes;
}
