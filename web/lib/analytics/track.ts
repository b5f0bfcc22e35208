import { MAX_WAITING_EVENTS } from "#domain/analytics/event-limits.ts";
import type { EventArguments, EventName } from "#domain/analytics/events.ts";

export type TrackedEvent = { name: EventName; data: object; at: number };
type Consumer = (event: TrackedEvent) => void;

/** Events from before the consumer has loaded: in memory only, lost with the page. */
const buffered: TrackedEvent[] = [];
let consumer: Consumer | null = null;

/**
 * Records something that a guest did. Nothing is sent or stored without the guest's consent (`event-queue.ts`). It never
 * throws and never waits; on the server it does nothing.
 */
export function track<Name extends EventName>(name: Name, ...[data]: EventArguments<Name>): void {
  if (typeof window === "undefined") return;
  const event: TrackedEvent = { name, data: data ?? {}, at: Date.now() };
  if (consumer) consumer(event);
  else if (buffered.length < MAX_WAITING_EVENTS) buffered.push(event);
}

/** Passes the buffered events and all later ones to the consumer. */
export function consumeEvents(consume: Consumer): void {
  consumer = consume;
  for (const event of buffered.splice(0)) consume(event);
}
