import { beforeEach, expect, test } from "vitest";
import type { EventBatch } from "#contract/site/analytics.ts";
import type { Consent } from "#domain/analytics/consent.ts";
import { EVENT_MAX_AGE_MS } from "#domain/analytics/event-limits.ts";
import { createEventQueue, type EventContext, QUEUE_KEY, type Sent } from "./event-queue.ts";

class MemoryStorage {
  entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

let storage: MemoryStorage;
let consent: Consent | null;
let result: Sent;
let clock: number;
let sent: EventBatch[];
let planned: (() => void)[];
let context: EventContext;

beforeEach(() => {
  storage = new MemoryStorage();
  [consent, result, clock, sent, planned] = ["all", "done", 1_000, [], []];
  context = { language: "ar", currency: "SAR", visitorId: "visitor", ab: {}, utm: {} };
});

function aQueue() {
  let ids = 0;
  return createEventQueue({
    storage: storage as unknown as Storage,
    consent: () => consent,
    context: () => context,
    send: async (batch) => {
      sent.push(batch);
      return result;
    },
    sendInBackground: (batch) => sent.push(batch) > 0,
    newId: () => `${++ids}`,
    now: () => clock,
    later: (work) => void planned.push(work),
  });
}

const chosen = (cityId: number) => ({ name: "city_selected" as const, data: { cityId }, at: clock });
const namesSent = () => sent.flatMap(({ events }) => events.map(({ name }) => name));

test("before the guest has chosen nothing is stored or sent, and consent sends the earlier events", async () => {
  consent = null;
  const queue = aQueue();
  queue.add(chosen(5));
  queue.flush();
  expect([storage.entries.size, sent, planned]).toEqual([0, [], []]);

  consent = "all";
  queue.applyConsent();
  await queue.sendAll();
  expect(namesSent()).toEqual(["city_selected"]);
});

test("a refusal drops the earlier events and all later ones", async () => {
  consent = null;
  const queue = aQueue();
  queue.add(chosen(5));
  consent = "necessary";
  queue.add(chosen(1));
  consent = "all";
  queue.applyConsent();
  await queue.sendAll();
  expect([sent, storage.entries.get(QUEUE_KEY)]).toEqual([[], undefined]);
});

test("a guest who withdraws consent deletes the queued events", () => {
  const queue = aQueue();
  queue.add(chosen(5));
  consent = "necessary";
  queue.applyConsent();
  expect(storage.entries.has(QUEUE_KEY)).toBe(false);
});

test("events that happen close together are sent in one batch, with their age", async () => {
  const queue = aQueue();
  queue.add(chosen(5));
  clock += 300;
  queue.add({ name: "load_more", data: {}, at: clock });
  expect(planned).toHaveLength(1);
  await queue.sendAll();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ language: "ar", visitorId: "visitor" });
  expect(sent[0]?.events.map(({ name, ago }) => [name, ago])).toEqual([
    ["city_selected", 300],
    ["load_more", 0],
  ]);
});

test("events of the search box name their brand, others do not", async () => {
  const queue = aQueue();
  queue.add(chosen(5));
  queue.add({ name: "load_more", data: {}, at: clock });
  await queue.sendAll();
  expect(sent[0]?.events.map(({ data }) => data)).toEqual([{ cityId: 5, brand: "mabeet" }, {}]);
});

test("events that could not be sent are sent by the next page", async () => {
  result = "later";
  const queue = aQueue();
  queue.add(chosen(5));
  await queue.sendAll();

  result = "done";
  sent = [];
  const next = aQueue();
  next.applyConsent();
  await next.sendAll();
  expect(namesSent()).toEqual(["city_selected"]);
  await next.sendAll();
  expect(sent).toHaveLength(1);
});

test("the events of a guest who leaves at once are sent once", async () => {
  const queue = aQueue();
  queue.add(chosen(5));
  queue.flush();
  await queue.sendAll();
  expect(namesSent()).toEqual(["city_selected"]);
});

test("a language switch starts a new batch", async () => {
  const queue = aQueue();
  queue.add(chosen(5));
  context = { ...context, language: "en" };
  queue.add(chosen(1));
  await queue.sendAll();
  expect(sent.map(({ language, events }) => [language, events.length])).toEqual([
    ["ar", 1],
    ["en", 1],
  ]);
});

test("more than twenty events are sent in several batches, and the oldest of very many are dropped", async () => {
  const queue = aQueue();
  for (let cityId = 1; cityId <= 130; cityId++) queue.add(chosen(cityId));
  await queue.sendAll();
  expect(sent.map(({ events }) => events.length)).toEqual([20, 20, 20, 20, 20]);
  expect(sent[0]?.events[0]?.data).toMatchObject({ cityId: 31 });
});

test("old events and a damaged queue are dropped", async () => {
  const queue = aQueue();
  queue.add(chosen(5));
  clock += EVENT_MAX_AGE_MS;
  await queue.sendAll();
  storage.setItem(QUEUE_KEY, '{"broken"');
  await queue.sendAll();
  expect(sent).toEqual([]);
});
