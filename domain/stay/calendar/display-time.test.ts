import { expect, test } from "vitest";
import { displayArrival, displayMoment, displayTime } from "./display-time.ts";

test.each([
  ["15:00", "3:00\u00a0PM", "3:00\u00a0م"],
  ["00:00", "12\u00a0midnight", "12\u00a0منتصف\u00a0الليل"],
  ["00:30:00", "12:30\u00a0AM", "12:30\u00a0ص"],
  ["12:00", "12\u00a0noon", "12\u00a0ظهرًا"],
  ["11:59", "11:59\u00a0AM", "11:59\u00a0ص"],
  ["23:05", "11:05\u00a0PM", "11:05\u00a0م"],
  ["24:00", "", ""],
  ["9:00", "", ""],
  ["", "", ""],
])("check-in from %j reads %j and %j", (time, english, arabic) => {
  expect(displayTime(time, "en")).toBe(english);
  expect(displayTime(time, "ar")).toBe(arabic);
});

test("a requested arrival reads as day and time", () => {
  expect(displayArrival("2026-11-20", "16:30", "en")).toBe("20 Nov 4:30\u00a0PM");
  expect(displayArrival("2026-11-20", "16:30", "ar")).toBe("20 نوفمبر 4:30\u00a0م");
  expect(displayArrival("2026-02-30", "16:30", "en")).toBe("");
});

test("the last moment to cancel is shown in the time of the zone", () => {
  expect(displayMoment(new Date("2026-12-31T21:30:00Z"), "Asia/Riyadh", "en")).toBe("01 Jan 2027 12:30\u00a0AM");
  expect(displayMoment(new Date("2026-12-31T21:30:00Z"), "Asia/Riyadh", "ar")).toBe("01 يناير 2027 12:30\u00a0ص");
});
