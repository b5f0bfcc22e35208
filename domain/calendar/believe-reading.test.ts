import { expect, test } from "vitest";
import { believeReading, type KnownEvent } from "./believe-reading.ts";
import type { FeedEvent } from "./feed-event.ts";

const today = "2027-01-01";
const now = new Date("2027-01-01T10:00:00Z");
const MINUTE = 60_000;

const known = (key: string, more: Partial<KnownEvent> = {}): KnownEvent => ({
  ...{ id: key, key, kind: "booking", to: "2027-02-01", missingSince: null },
  ...more,
});
const seen = (...keys: string[]): FeedEvent[] =>
  keys.map((key) => ({ key, kind: "booking", from: "2027-01-20", to: "2027-02-01" }));
const believe = (events: KnownEvent[], read: FeedEvent[], more = {}) =>
  believeReading(events, { events: read, unreadable: new Set(), isPartlyUnreadable: false, ...more }, today, now);

const four = ["a", "b", "c", "d"].map((key) => known(key));

test("an event that is missing is gone, and so are two of four", () => {
  expect(believe(four, seen("a", "b", "c"))).toEqual({ gone: ["d"], missing: [], isDoubted: false });
  expect(believe(four, seen("a", "b"))).toEqual({ gone: ["c", "d"], missing: [], isDoubted: false });
});

test("a feed that lost more than half, or its only event, is doubted", () => {
  expect(believe(four, seen("a"))).toEqual({ gone: [], missing: ["b", "c", "d"], isDoubted: true });
  expect(believe(four, [])).toMatchObject({ gone: [], isDoubted: true });
  expect(believe([known("a")], [])).toMatchObject({ gone: [], missing: ["a"], isDoubted: true });
});

test("half an hour later a second reading that lacks the same events is believed, and sooner it is not", () => {
  const since = (minutes: number) =>
    four.map((each) => ({ ...each, missingSince: new Date(now.getTime() - minutes * MINUTE) }));
  expect(believe(since(30), [])).toEqual({ gone: ["a", "b", "c", "d"], missing: [], isDoubted: false });
  expect(believe(since(29), [])).toEqual({ gone: [], missing: [], isDoubted: true });
  expect(believe(since(30), seen("a", "b", "c"))).toMatchObject({ gone: ["d"] });
});

test("past events raise no doubt, and events that cannot be read are not gone", () => {
  const past = known("p", { to: "2027-01-01" });
  expect(believe([past], [])).toEqual({ gone: ["p"], missing: [], isDoubted: false });
  expect(believe([known("uid:a"), known("uid:b")], seen("uid:b"), { unreadable: new Set(["uid:a"]) }).gone).toEqual([]);
  expect(believe(four, seen("a", "b", "c"), { isPartlyUnreadable: true })).toEqual({
    ...{ gone: [], missing: [], isDoubted: false },
  });
});
