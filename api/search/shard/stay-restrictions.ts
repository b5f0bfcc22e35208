import type { StayRule } from "#domain/stay/stay-rules.ts";
import { type Bitset, clearBit, emptyBitset, setBit, subtract } from "./bitset.ts";
import { numberOfKnownDay } from "./known-day.ts";
import type { NightWindow } from "./night-window.ts";

/** The properties that cannot take a stay, as sets by day: "free for these nights" is a few ANDs. */
export type StayRestrictions = {
  capacity: number;
  window: NightWindow;
  /** Properties whose night is claimed. */
  taken: Bitset[];
  /** Properties closed to arrival or departure on a day; absent where there are none. */
  noArrival: (Bitset | undefined)[];
  noDeparture: (Bitset | undefined)[];
  /** Properties by their minimum stay for an arrival on a day, where it is more than one night. */
  minStay: (Map<number, Bitset> | undefined)[];
};

export function emptyStayRestrictions(capacity: number, window: NightWindow): StayRestrictions {
  const days = window.nights + 1;
  return {
    capacity,
    window,
    taken: Array.from({ length: window.nights }, () => emptyBitset(capacity)),
    noArrival: Array.from({ length: days }),
    noDeparture: Array.from({ length: days }),
    minStay: Array.from({ length: days }),
  };
}

/** Writes the restrictions of a position, which must have none before. */
export function addRestrictions(
  restrictions: StayRestrictions,
  position: number,
  rules: readonly StayRule[],
  takenNights: number[],
): void {
  for (const night of takenNights) {
    const taken = restrictions.taken[night - restrictions.window.first];
    if (taken) setBit(taken, position);
  }
  for (const rule of rules) {
    const from = Math.max(0, numberOfKnownDay(rule.from) - restrictions.window.first);
    const to = Math.min(numberOfKnownDay(rule.to) - restrictions.window.first, restrictions.window.nights);
    if (rule.closedToArrival) addDays(restrictions.noArrival, restrictions.capacity, position, from, to);
    if (rule.closedToDeparture) addDays(restrictions.noDeparture, restrictions.capacity, position, from, to);
    if (rule.minStayArrival > 1) addMinStay(restrictions, position, rule.minStayArrival, from, to);
  }
}

function addDays(sets: (Bitset | undefined)[], capacity: number, position: number, from: number, to: number): void {
  for (let day = from; day <= to; day++) setBit(setAt(sets, day, capacity), position);
}

function addMinStay(restrictions: StayRestrictions, position: number, nights: number, from: number, to: number): void {
  for (let day = from; day <= to; day++) {
    const byLength = restrictions.minStay[day] ?? new Map<number, Bitset>();
    restrictions.minStay[day] = byLength;
    const known = byLength.get(nights);
    const properties = known ?? emptyBitset(restrictions.capacity);
    if (!known) byLength.set(nights, properties);
    setBit(properties, position);
  }
}

function setAt(sets: (Bitset | undefined)[], day: number, capacity: number): Bitset {
  const properties = sets[day] ?? emptyBitset(capacity);
  sets[day] = properties;
  return properties;
}

export function clearRestrictions(restrictions: StayRestrictions, position: number): void {
  for (const properties of allSets(restrictions)) clearBit(properties, position);
}

/** Removes the properties that cannot take a stay from a first night, counted from the window's first. */
export function keepAvailable(
  properties: Bitset,
  restrictions: StayRestrictions,
  firstNight: number,
  nights: number,
): void {
  for (let night = firstNight; night < firstNight + nights; night++) {
    const taken = restrictions.taken[night];
    if (taken) subtract(properties, taken);
  }
  const arrival = restrictions.noArrival[firstNight];
  if (arrival) subtract(properties, arrival);
  const departure = restrictions.noDeparture[firstNight + nights];
  if (departure) subtract(properties, departure);
  for (const [minStay, restricted] of restrictions.minStay[firstNight] ?? []) {
    if (minStay > nights) subtract(properties, restricted);
  }
}

function* allSets(restrictions: StayRestrictions): Generator<Bitset> {
  yield* restrictions.taken;
  for (const properties of restrictions.noArrival) if (properties) yield properties;
  for (const properties of restrictions.noDeparture) if (properties) yield properties;
  for (const byLength of restrictions.minStay) if (byLength) yield* byLength.values();
}

export function sizeOfStayRestrictions(restrictions: StayRestrictions): number {
  let bytes = 0;
  for (const properties of allSets(restrictions)) bytes += properties.byteLength;
  return bytes;
}
