import { expect, test } from "vitest";
import type { Day } from "#domain/stay/day.ts";
import { stayCalendar } from "./stay-calendar.ts";

const event = {
  orderNumber: "C123456789",
  checkIn: "2026-12-30" as Day,
  checkOut: "2027-01-02" as Day,
  title: "شاليه الواحة",
  place: "Al Malqa, Riyadh; gate 2",
  description: "First line\nSecond, line",
  stamp: new Date("2026-11-15T12:00:00.123Z"),
};

test("a stay is an entry of whole days without the check-out day", () => {
  const lines = stayCalendar(event).split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261230");
  expect(lines).toContain("DTEND;VALUE=DATE:20270102");
  expect(lines).toContain("DTSTAMP:20261115T120000Z");
  expect(lines.at(-1)).toBe("");
});

test("special characters of a calendar are escaped", () => {
  const file = stayCalendar(event);
  expect(file).toContain(String.raw`LOCATION:Al Malqa\, Riyadh\; gate 2`);
  expect(file).toContain(String.raw`DESCRIPTION:First line\nSecond\, line`);
});

test("no line is longer than 75 octets, and a folded one reads as before", () => {
  const title = "استراحة النخيل الكبيرة مع مسبح خاص وجلسات خارجية 🏡 ".repeat(4).trim();
  const file = stayCalendar({ ...event, title });
  expect(file.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});
