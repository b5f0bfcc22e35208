import type { EventBatch } from "#contract/site/analytics.ts";
import type { Consent } from "#domain/analytics/consent.ts";
import {
  EVENT_BATCH_MS,
  EVENT_MAX_AGE_MS,
  MAX_EVENTS_PER_REQUEST,
  MAX_WAITING_EVENTS,
} from "#domain/analytics/event-limits.ts";
import { SEARCH_BOX_BRAND, searchBoxEvents } from "#domain/analytics/search-box-events.ts";
import { readStored, writeStored } from "../storage/stored.ts";
import type { TrackedEvent } from "./track.ts";

/** What is sent with every event. */
export type EventContext = Omit<EventBatch, "events">;
type Queued = TrackedEvent & { id: string; context: EventContext };

/** The result of sending a batch: `later` may be retried; `done` was accepted or refused for good. */
export type Sent = "done" | "later";

export type QueueParts = {
  storage: Storage;
  consent: () => Consent | null;
  /** `null` while the visitor has no id yet. */
  context: () => EventContext | null;
  send: (batch: EventBatch) => Promise<Sent>;
  /** For a page that is unloading: the browser sends the batch in the background. */
  sendInBackground: (batch: EventBatch) => boolean;
  newId: () => string;
  now: () => number;
  later: (work: () => void, ms: number) => void;
};

export const QUEUE_KEY = "EVENT_QUEUE";

/** Analytics events: held in memory until the guest chose, stored across pages after consent, dropped after a refusal. */
export function createEventQueue(parts: QueueParts) {
  const { storage, consent, now } = parts;
  let undecided: TrackedEvent[] = [];
  let isSending = false;
  let isPlanned = false;

  const stored = () => readQueue(storage, now());
  const store = (queue: readonly Queued[]) => writeStored(storage, QUEUE_KEY, queue.slice(-MAX_WAITING_EVENTS));

  function add(event: TrackedEvent): void {
    undecided = [...undecided, event].slice(-MAX_WAITING_EVENTS);
    applyConsent();
  }

  /** Applies the guest's current choice. */
  function applyConsent(): void {
    const choice = consent();
    if (choice === null) return;
    if (choice === "necessary") {
      undecided = [];
      storage.removeItem(QUEUE_KEY);
      return;
    }
    const context = parts.context();
    if (!context) return;
    if (undecided.length > 0) store([...stored(), ...undecided.map((one) => ({ ...one, id: parts.newId(), context }))]);
    undecided = [];
    plan();
  }

  function plan(): void {
    if (isPlanned || stored().length === 0) return;
    isPlanned = true;
    parts.later(() => {
      isPlanned = false;
      void sendAll();
    }, EVENT_BATCH_MS);
  }

  async function sendAll(): Promise<void> {
    if (isSending || consent() !== "all") return;
    isSending = true;
    for (let batch = firstBatch(stored()); batch.length > 0; batch = firstBatch(stored())) {
      if ((await parts.send(asBatch(batch, now()))) === "later") break;
      remove(batch);
    }
    isSending = false;
  }

  function flush(): void {
    applyConsent();
    if (consent() !== "all") return;
    for (let batch = firstBatch(stored()); batch.length > 0; batch = firstBatch(stored())) {
      if (!parts.sendInBackground(asBatch(batch, now()))) return;
      remove(batch);
    }
  }

  function remove(batch: readonly Queued[]): void {
    const gone = new Set(batch.map(({ id }) => id));
    store(stored().filter(({ id }) => !gone.has(id)));
  }

  return { add, applyConsent, sendAll, flush };
}

/** The events that earlier pages stored and that are not too old. */
function readQueue(storage: Storage, now: number): Queued[] {
  const queue = readStored<Queued[]>(storage, QUEUE_KEY);
  if (!Array.isArray(queue)) return [];
  return queue.filter(({ at, context }) => context && at <= now && now - at < EVENT_MAX_AGE_MS);
}

/** The oldest events with the same context. */
function firstBatch(queue: readonly Queued[]): Queued[] {
  const first = JSON.stringify(queue[0]?.context);
  const other = queue.findIndex(({ context }) => JSON.stringify(context) !== first);
  return queue.slice(0, Math.min(other < 0 ? queue.length : other, MAX_EVENTS_PER_REQUEST));
}

function asBatch(queued: readonly Queued[], now: number): EventBatch {
  const events = queued.map(({ id, name, data, at }) => {
    const brand = searchBoxEvents.includes(name) ? { brand: SEARCH_BOX_BRAND } : {};
    return { id, name, ago: now - at, data: { ...data, ...brand } };
  });
  return { ...(queued[0] as Queued).context, events };
}
