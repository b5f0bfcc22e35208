import { expect, test } from "vitest";
import { readUrlDay, readUrlStay, writeUrlDay } from "./url-day.ts";

test.each([
  ["29-11-2026", "2026-11-29"],
  ["2026-11-29", "2026-11-29"],
  [" 29-11-2026 ", "2026-11-29"],
  ["29-02-2028", "2028-02-29"],
  ["29-02-2026", null],
  ["31-04-2026", null],
  ["11-29-2026", null],
  ["29/11/2026", null],
  ["2026-11-29T00:00:00Z", null],
  ["9-1-2026", null],
  ["", null],
  [null, null],
  [undefined, null],
])("an address with %j means %j", (text, day) => {
  expect(readUrlDay(text)).toBe(day);
});

test("an address is always written with the day first", () => {
  expect(writeUrlDay("2026-11-29")).toBe("29-11-2026");
});

const today = "2026-11-20";

test("an address names a stay in either form", () => {
  const query = new URLSearchParams("checkIn=29-11-2026&checkOut=2026-12-01");
  expect(readUrlStay(query, today)).toEqual({ checkIn: "2026-11-29", checkOut: "2026-12-01" });
});

test.each([
  ["no dates", ""],
  ["a check-in alone", "checkIn=29-11-2026"],
  ["a past check-in", "checkIn=19-11-2026&checkOut=22-11-2026"],
  ["an impossible day", "checkIn=31-11-2026&checkOut=02-12-2026"],
  ["29 nights", "checkIn=01-12-2026&checkOut=30-12-2026"],
  ["dates the wrong way round", "checkIn=03-12-2026&checkOut=01-12-2026"],
])("an address with %s names no stay", (_, query) => {
  expect(readUrlStay(new URLSearchParams(query), today)).toBe(null);
});
