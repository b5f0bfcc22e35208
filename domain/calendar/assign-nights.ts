import { addDays, type Day, daysBetween } from "#domain/stay/day.ts";
import type { FeedDays, FeedEventState } from "./feed-event.ts";

/** Who has a night: a guest, a block, or nobody who keeps it from an event. */
export type NightOwner =
  | { kind: "guest"; stayClaimId: number; state: "held" | "paying" | "confirmed" }
  | { kind: "block"; stayClaimId: number };

export type PlacedEvent = FeedDays & {
  id: string;
  state: FeedEventState;
  /** A window that the host does not want to close. */
  isOff: boolean;
};

export type Assigned = {
  id: string;
  state: FeedEventState;
  /** The nights that the event closes. */
  closed: FeedDays[];
  /** The nights that it closes as soon as the guest who has them leaves. */
  waiting: Day[];
};

/** The nights that events may close. */
type Window = FeedDays;

/**
 * Which nights each event closes. A night that a guest or a block has is never taken; of two events the first one has it. An
 * event that lies in a booking of ours is our own booking coming back, unless we knew the event before the booking.
 */
export function assignNights(
  events: readonly PlacedEvent[],
  owners: ReadonlyMap<Day, NightOwner>,
  window: Window,
): Assigned[] {
  const closed = new Set<Day>();
  return events.map((event) => {
    const nights = event.isOff ? [] : nightsIn(event, window);
    if (isEcho(event, nights, owners)) return { id: event.id, state: "ignored", closed: [], waiting: [] };
    const free = nights.filter((night) => !owners.has(night) && !closed.has(night));
    for (const night of free) closed.add(night);
    const waiting = nights.filter((night) => owners.get(night)?.kind === "guest");
    return { id: event.id, state: stateOf(free, waiting, owners), closed: runsOf(free), waiting };
  });
}

function nightsIn({ from, to }: FeedDays, window: Window): Day[] {
  const [first, last] = [from > window.from ? from : window.from, to < window.to ? to : window.to];
  return Array.from({ length: Math.max(0, daysBetween(first, last)) }, (_, night) => addDays(first, night));
}

function isEcho({ state }: PlacedEvent, nights: readonly Day[], owners: ReadonlyMap<Day, NightOwner>): boolean {
  if (state === "waiting" || state === "conflict") return false;
  const stays = new Set(nights.map((night) => bookingOf(owners.get(night))));
  return stays.size === 1 && !stays.has(null);
}

function bookingOf(owner: NightOwner | undefined): number | null {
  return owner?.kind === "guest" && owner.state === "confirmed" ? owner.stayClaimId : null;
}

function stateOf(free: readonly Day[], waiting: readonly Day[], owners: ReadonlyMap<Day, NightOwner>): FeedEventState {
  if (waiting.some((night) => bookingOf(owners.get(night)) !== null)) return "conflict";
  if (waiting.length > 0) return "waiting";
  return free.length > 0 ? "applied" : "ignored";
}

/** Nights in order as ranges without gaps. */
export function runsOf(nights: readonly Day[]): FeedDays[] {
  const runs: FeedDays[] = [];
  for (const night of nights) {
    const last = runs.at(-1);
    if (last?.to === night) last.to = addDays(night, 1);
    else runs.push({ from: night, to: addDays(night, 1) });
  }
  return runs;
}
