import { beforeEach, expect, test } from "vitest";
import type { EventBatch } from "#contract/analytics.ts";
import type { Consent } from "#domain/analytics/consent.ts";
import { EVENT_MAX_AGE_MS } from "#domain/analytics/event-limits.ts";
import { type Circumstances, createEventQueue, QUEUE_KEY, type Sent } from "./event-queue.ts";

class Shelf {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

let shelf: Shelf;
let consent: Consent | null;
let line: Sent;
let clock: number;
let sent: EventBatch[];
let planned: (() => void)[];
let told: Circumstances;

beforeEach(() => {
  shelf = new Shelf();
  [consent, line, clock, sent, planned] = ["all", "done", 1_000, [], []];
  told = { language: "ar", currency: "SAR", visitorId: "visitor", ab: {}, utm: {} };
});

function aQueue() {
  let ids = 0;
  return createEventQueue({
    storage: shelf as unknown as Storage,
    consent: () => consent,
    circumstances: () => told,
    send: async (batch) => {
      sent.push(batch);
      return line;
    },
    handToBrowser: (batch) => sent.push(batch) > 0,
    newId: () => `${++ids}`,
    now: () => clock,
    later: (work) => void planned.push(work),
  });
}

const chosen = (cityId: number) => ({ name: "city_selected" as const, data: { cityId }, at: clock });
const namesSent = () => sent.flatMap(({ events }) => events.map(({ name }) => name));

test("before the guest has chosen nothing is kept or sent, and a yes sends what happened before", async () => {
  consent = null;
  const queue = aQueue();
  queue.take(chosen(5));
  queue.leave();
  expect([shelf.kept.size, sent, planned]).toEqual([0, [], []]);

  consent = "all";
  queue.settle();
  await queue.sendAll();
  expect(namesSent()).toEqual(["city_selected"]);
});

test("a no drops what happened before and all that comes after", async () => {
  consent = null;
  const queue = aQueue();
  queue.take(chosen(5));
  consent = "necessary";
  queue.take(chosen(1));
  consent = "all";
  queue.settle();
  await queue.sendAll();
  expect([sent, shelf.kept.get(QUEUE_KEY)]).toEqual([[], undefined]);
});

test("a guest who changes their mind to no takes with them what still waited", () => {
  const queue = aQueue();
  queue.take(chosen(5));
  consent = "necessary";
  queue.settle();
  expect(shelf.kept.has(QUEUE_KEY)).toBe(false);
});

test("events that happen close together travel together, with how long ago they were", async () => {
  const queue = aQueue();
  queue.take(chosen(5));
  clock += 300;
  queue.take({ name: "load_more", data: {}, at: clock });
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
  queue.take(chosen(5));
  queue.take({ name: "load_more", data: {}, at: clock });
  await queue.sendAll();
  expect(sent[0]?.events.map(({ data }) => data)).toEqual([{ cityId: 5, brand: "mabeet" }, {}]);
});

test("what could not be sent is sent by the next page", async () => {
  line = "later";
  const queue = aQueue();
  queue.take(chosen(5));
  await queue.sendAll();

  line = "done";
  sent = [];
  const next = aQueue();
  next.settle();
  await next.sendAll();
  expect(namesSent()).toEqual(["city_selected"]);
  await next.sendAll();
  expect(sent).toHaveLength(1);
});

test("a guest who leaves at once is still counted, and only once", async () => {
  const queue = aQueue();
  queue.take(chosen(5));
  queue.leave();
  await queue.sendAll();
  expect(namesSent()).toEqual(["city_selected"]);
});

test("a language switched in between parts the batches", async () => {
  const queue = aQueue();
  queue.take(chosen(5));
  told = { ...told, language: "en" };
  queue.take(chosen(1));
  await queue.sendAll();
  expect(sent.map(({ language, events }) => [language, events.length])).toEqual([
    ["ar", 1],
    ["en", 1],
  ]);
});

test("more than twenty go in several batches, and of very many the oldest are forgotten", async () => {
  const queue = aQueue();
  for (let cityId = 1; cityId <= 130; cityId++) queue.take(chosen(cityId));
  await queue.sendAll();
  expect(sent.map(({ events }) => events.length)).toEqual([20, 20, 20, 20, 20]);
  expect(sent[0]?.events[0]?.data).toMatchObject({ cityId: 31 });
});

test("yesterday's events and a damaged queue are forgotten", async () => {
  const queue = aQueue();
  queue.take(chosen(5));
  clock += EVENT_MAX_AGE_MS;
  await queue.sendAll();
  shelf.setItem(QUEUE_KEY, '{"broken"');
  await queue.sendAll();
  expect(sent).toEqual([]);
});
