import { expect, test } from "vitest";
import { seasonCalendar, seasonOf } from "./season.ts";

const calendar = seasonCalendar([
  { kind: "eid", country: "SA", from: "2027-03-09", to: "2027-03-12" },
  { kind: "ramadan", country: "SA", from: "2027-02-08", to: "2027-03-09" },
  { kind: "school-break", country: "SA", from: "2027-03-05", to: "2027-03-20" },
]);

test.each([
  ["the night before Ramadan", "2027-02-07", null],
  ["the first night of Ramadan", "2027-02-08", "ramadan"],
  ["a night of Ramadan in the school break", "2027-03-06", "ramadan"],
  ["the last night of Ramadan, which is the feast", "2027-03-09", "eid"],
  ["the last night of the feast", "2027-03-12", "eid"],
  ["the night after the feast", "2027-03-13", "school-break"],
  ["the night after everything", "2027-03-21", null],
])("%s is %s: %s", (_title, night, kind) => {
  expect(seasonOf(calendar, "SA", night)).toBe(kind);
});

test("a season of one country is none of another", () => {
  expect(seasonOf(calendar, "AE", "2027-03-10")).toBe(null);
});
