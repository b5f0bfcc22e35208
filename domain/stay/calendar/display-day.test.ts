import { expect, test } from "vitest";
import { displayDay, displayMonth, displayShortDay } from "./display-day.ts";
import { displaySentenceDays } from "./display-sentence.ts";

test.each([
  ["en", "2026-11-20", "20 Nov 2026", "20 Nov"],
  ["en", "2026-01-05", "05 Jan 2026", "05 Jan"],
  ["ar", "2026-11-20", "20 نوفمبر 2026", "20 نوفمبر"],
  ["ar", "2026-01-05", "05 يناير 2026", "05 يناير"],
  ["ar", "2026-12-31", "31 ديسمبر 2026", "31 ديسمبر"],
] as const)("in %s %s reads %s", (language, day, long, short) => {
  expect(displayDay(day, language)).toBe(long);
  expect(displayShortDay(day, language)).toBe(short);
});

test("both languages name all twelve months apart", () => {
  for (const language of ["en", "ar"] as const) {
    const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`);
    const titles = months.map((month) => displayMonth(month, language));
    expect(new Set(titles).size).toBe(12);
    expect(titles.every((title) => /^\S+ 2026$/.test(title))).toBe(true);
  }
});

test.each([
  ["ar", "2026-12-07", "2026-12-10", "7", "10 ديسمبر"],
  ["ar", "2026-11-30", "2026-12-02", "30 نوفمبر", "2 ديسمبر"],
  ["en", "2026-12-07", "2026-12-10", "7", "10 Dec"],
  ["en", "2025-12-30", "2026-12-02", "30 Dec", "2 Dec"],
] as const)("in a sentence in %s a stay from %s to %s is from %s to %s", (language, checkIn, checkOut, from, to) => {
  expect(displaySentenceDays(checkIn, checkOut, language)).toEqual({ from, to });
});
