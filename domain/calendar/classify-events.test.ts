import { expect, test } from "vitest";
import { addDays } from "#domain/stay/day.ts";
import { classifyEvents } from "./classify-events.ts";
import { isOurUid, uidOfClaim } from "./our-calendars.ts";

const today = "2027-01-01";
const classify = (events: Parameters<typeof classifyEvents>[0], bookings: string[] = []) =>
  classifyEvents(events, { today, bookings: new Set(bookings), isOurs: isOurUid });
const event = (uid: string | null, from: number, to: number, summary = "Reserved") => ({
  ...{ uid, summary },
  ...{ from: addDays(today, from), to: addDays(today, to) },
});

test("our own events and past ones are left out", () => {
  expect(classify([event(uidOfClaim(7), 5, 7), event("CLAIM-7@TAJAWAL.AE", -9, 0), event("a", -2, 0)])).toEqual([]);
  expect(isOurUid("claim-7@platform.example")).toBe(false);
});

test("what a platform does not offer yet is a window under one key, wherever it moves", () => {
  const closed = "Airbnb (Not available)";
  const first = classify([event("x1", 0, 2, closed), event("x2", 180, 400, closed)]);
  const next = classify([event("y1", 1, 3, closed), event("y2", 181, 401, closed)]);
  expect(first.map(({ key, kind }) => [key, kind])).toEqual([
    ["window:near:0", "window"],
    ["window:far:0", "window"],
  ]);
  expect(next.map(({ key }) => key)).toEqual(first.map(({ key }) => key));
});

test("a booking with the words of a window stays a booking when its day comes near", () => {
  const closed = "CLOSED - Not available";
  expect(classify([event("a", 20, 23, closed)])).toMatchObject([{ key: "uid:a", kind: "booking" }]);
  expect(classify([event("a", 2, 5, closed)], ["uid:a"])).toMatchObject([{ key: "uid:a", kind: "booking" }]);
});

test("events without an id, and several under one, have keys of their own", () => {
  const events = classify([
    event(null, 5, 7),
    event(null, 9, 11),
    event("a", 5, 7),
    event("a", 9, 11),
    event("a", 9, 11),
  ]);
  expect(events.map(({ key }) => key)).toEqual([
    "days:2027-01-06/2027-01-08",
    "uid:a",
    "days:2027-01-10/2027-01-12",
    "uid:a:2027-01-10/2027-01-12",
  ]);
});
