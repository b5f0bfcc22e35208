import { expect, test } from "vitest";
import type { Day } from "#domain/stay/day.ts";
import { stayCalendar } from "./stay-calendar.ts";

const event = {
  orderNumber: "C123456789",
  begin: { day: "2026-12-30" as Day, time: "16:00" },
  end: { day: "2027-01-02" as Day, time: "11:30" },
  timeZone: "Asia/Dubai",
  title: "شاليه الواحة",
  place: "Al Malqa, Riyadh; gate 2",
  point: { latitude: 25.2048, longitude: 55.2708 },
  description: "First line\nSecond, line",
  contact: "Fahad +966800000000",
  url: "http://mabeet.example/ar/chalet/confirmation?orderNumber=C123456789",
  stamp: new Date("2026-11-15T12:00:00.123Z"),
  sequence: 2,
} as const;

test("a stay lasts from the check-in time to the check-out time in the zone of the home", () => {
  const lines = stayCalendar(event).split("\r\n");
  expect(lines).toContain("DTSTART;TZID=Asia/Dubai:20261230T160000");
  expect(lines).toContain("DTEND;TZID=Asia/Dubai:20270102T113000");
  expect(lines).toContain("TZOFFSETTO:+0400");
  expect(lines).toContain("DTSTAMP:20261115T120000Z");
  expect(lines.at(-1)).toBe("");
});

test("the entry leads to the home, names the host and rings a day before", () => {
  const lines = stayCalendar(event).replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "GEO:25.2048;55.2708",
      "CONTACT:Fahad +966800000000",
      `URL:${event.url}`,
      "TRIGGER:-P1D",
      "ACTION:DISPLAY",
      "SEQUENCE:2",
    ]),
  );
  expect(lines.filter((line) => line.startsWith("BEGIN:") || line.startsWith("END:"))).toEqual([
    ...["BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "BEGIN:STANDARD", "END:STANDARD", "END:VTIMEZONE"],
    ...["BEGIN:VEVENT", "BEGIN:VALARM", "END:VALARM", "END:VEVENT", "END:VCALENDAR"],
  ]);
  expect(stayCalendar({ ...event, contact: null })).not.toContain("CONTACT");
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
