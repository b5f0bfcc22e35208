import { expect, test } from "vitest";
import { addDays } from "../day.ts";
import { dayOfHijri, hijriDay } from "./hijri.ts";

test.each([
  ["2027-02-08", { year: 1448, month: 9, day: 1 }],
  ["2027-03-09", { year: 1448, month: 10, day: 1 }],
  ["2027-05-16", { year: 1448, month: 12, day: 10 }],
  ["2024-03-11", { year: 1445, month: 9, day: 1 }],
  ["2023-07-19", { year: 1445, month: 1, day: 1 }],
])("%s is %j", (day, hijri) => {
  expect(hijriDay(day)).toEqual(hijri);
});

test("a day outside the published years has no Hijri day", () => {
  expect(hijriDay("2023-07-18")).toBe(null);
  expect(hijriDay("2060-01-01")).toBe(null);
});

test("a Hijri date that does not exist is no day", () => {
  expect(dayOfHijri({ year: 1448, month: 9, day: 31 })).toBe(null);
  expect(dayOfHijri({ year: 1444, month: 1, day: 1 })).toBe(null);
  expect(dayOfHijri({ year: 1448, month: 1, day: 0 })).toBe(null);
});

test("every day of the table is the one the platform's own calendar names", () => {
  const written = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
    timeZone: "UTC",
    day: "numeric",
    month: "numeric",
    year: "numeric",
  });
  for (let day = "2023-07-19"; hijriDay(day); day = addDays(day, 1)) {
    const hijri = hijriDay(day);
    expect(hijri && dayOfHijri(hijri)).toBe(day);
    const platform = written.format(new Date(`${day}T12:00:00Z`)).replace(/ \D+$/, "");
    expect(`${day}: ${hijri?.month}/${hijri?.day}/${hijri?.year}`).toBe(`${day}: ${platform}`);
  }
});
