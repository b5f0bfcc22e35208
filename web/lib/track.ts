import { EVENTS_WAITING } from "#domain/analytics/event-limits.ts";
import type { EventName, EventTold } from "#domain/analytics/events.ts";

export type Happened = { name: EventName; data: object; at: number };
type Taker = (happened: Happened) => void;

/** What happened before anybody could take it: in memory only, and gone with the page. */
const held: Happened[] = [];
let taker: Taker | null = null;

/**
 * Tells that a guest did something. Nothing leaves the browser or is kept in it unless the guest agreed
 * (`event-queue.ts`); it never fails and never waits. While rendering on the server it does nothing.
 */
export function track<Name extends EventName>(name: Name, ...[data]: EventTold<Name>): void {
  if (typeof window === "undefined") return;
  const happened: Happened = { name, data: data ?? {}, at: Date.now() };
  if (taker) taker(happened);
  else if (held.length < EVENTS_WAITING) held.push(happened);
}

/** Hands over what happened so far, and from now on everything at once. */
export function takeEvents(take: Taker): void {
  taker = take;
  for (const happened of held.splice(0)) take(happened);
}
