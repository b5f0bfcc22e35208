import type { EventBatch } from "#contract/analytics.ts";
import type { Consent } from "#domain/analytics/consent.ts";
import { EVENT_MAX_AGE_MS, EVENT_PAUSE_MS, EVENTS_AT_ONCE, EVENTS_WAITING } from "#domain/analytics/event-limits.ts";
import { SEARCH_BOX_BRAND, searchBoxEvents } from "#domain/analytics/events.ts";
import { readStored, writeStored } from "./stored.ts";
import type { Happened } from "./track.ts";

/** What travels with every event. */
export type Circumstances = Omit<EventBatch, "events">;
type Queued = Happened & { id: string; told: Circumstances };

/** What became of a batch: `later` may be tried again, `done` was taken or will never be. */
export type Sent = "done" | "later";

export type QueueParts = {
  storage: Storage;
  consent: () => Consent | null;
  /** `null` while the visitor has no number yet. */
  circumstances: () => Circumstances | null;
  send: (batch: EventBatch) => Promise<Sent>;
  /** For a page that is going away: hands the batch to the browser and does not wait. */
  handToBrowser: (batch: EventBatch) => boolean;
  newId: () => string;
  now: () => number;
  later: (work: () => void, ms: number) => void;
};

export const QUEUE_KEY = "EVENT_QUEUE";

/** Events between a guest and us: held in memory until the guest has chosen, kept for the next page after a yes, dropped after a no. */
export function createEventQueue(parts: QueueParts) {
  const { storage, consent, now } = parts;
  let undecided: Happened[] = [];
  let isSending = false;
  let isPlanned = false;

  const kept = () => readQueue(storage, now());
  const keep = (queue: readonly Queued[]) => writeStored(storage, QUEUE_KEY, queue.slice(-EVENTS_WAITING));

  function take(happened: Happened): void {
    undecided = [...undecided, happened].slice(-EVENTS_WAITING);
    settle();
  }

  /** Acts on the guest's choice as it stands now. */
  function settle(): void {
    const choice = consent();
    if (choice === null) return;
    if (choice === "necessary") {
      undecided = [];
      storage.removeItem(QUEUE_KEY);
      return;
    }
    const told = parts.circumstances();
    if (!told) return;
    if (undecided.length > 0) keep([...kept(), ...undecided.map((one) => ({ ...one, id: parts.newId(), told }))]);
    undecided = [];
    plan();
  }

  function plan(): void {
    if (isPlanned || kept().length === 0) return;
    isPlanned = true;
    parts.later(() => {
      isPlanned = false;
      void sendAll();
    }, EVENT_PAUSE_MS);
  }

  async function sendAll(): Promise<void> {
    if (isSending || consent() !== "all") return;
    isSending = true;
    for (let batch = firstBatch(kept()); batch.length > 0; batch = firstBatch(kept())) {
      if ((await parts.send(asBatch(batch, now()))) === "later") break;
      forget(batch);
    }
    isSending = false;
  }

  function leave(): void {
    settle();
    if (consent() !== "all") return;
    for (let batch = firstBatch(kept()); batch.length > 0; batch = firstBatch(kept())) {
      if (!parts.handToBrowser(asBatch(batch, now()))) return;
      forget(batch);
    }
  }

  function forget(batch: readonly Queued[]): void {
    const gone = new Set(batch.map(({ id }) => id));
    keep(kept().filter(({ id }) => !gone.has(id)));
  }

  return { take, settle, sendAll, leave };
}

/** What the last page left, as far as it is still worth telling. */
function readQueue(storage: Storage, now: number): Queued[] {
  const queue = readStored<Queued[]>(storage, QUEUE_KEY);
  if (!Array.isArray(queue)) return [];
  return queue.filter(({ at, told }) => told && at <= now && now - at < EVENT_MAX_AGE_MS);
}

/** The oldest events that happened under the same circumstances. */
function firstBatch(queue: readonly Queued[]): Queued[] {
  const under = JSON.stringify(queue[0]?.told);
  const other = queue.findIndex(({ told }) => JSON.stringify(told) !== under);
  return queue.slice(0, Math.min(other < 0 ? queue.length : other, EVENTS_AT_ONCE));
}

function asBatch(queued: readonly Queued[], now: number): EventBatch {
  const events = queued.map(({ id, name, data, at }) => {
    const brand = searchBoxEvents.includes(name) ? { brand: SEARCH_BOX_BRAND } : {};
    return { id, name, ago: now - at, data: { ...data, ...brand } };
  });
  return { ...(queued[0] as Queued).told, events };
}
