import { expect, test } from "vitest";
import { shortRange } from "./short-range.ts";

test.each([
  ["2026-11-19", "2026-11-21", "19–21 Nov", "19–21 نوفمبر"],
  ["2026-12-01", "2026-12-06", "1–6 Dec", "1–6 ديسمبر"],
  ["2026-11-28", "2026-12-03", "28 Nov – 3 Dec", "28 نوفمبر – 3 ديسمبر"],
])("from %s to %s reads %s and %s", (checkIn, checkOut, english, arabic) => {
  expect(shortRange({ checkIn, checkOut }, "en")).toBe(english);
  expect(shortRange({ checkIn, checkOut }, "ar")).toBe(arabic);
});
