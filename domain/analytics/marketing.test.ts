import { expect, test } from "vitest";
import { lastTouch, readMarketing } from "./marketing.ts";

const DAY = 86_400_000;
const read = (query: string) => readMarketing(new URLSearchParams(query));

test("a URL contains the campaign of its guest", () => {
  expect(read("utm_source=letter&utm_medium=email&utm_campaign=عيد الفطر&cityId=5")).toEqual({
    source: "letter",
    medium: "email",
    campaign: "عيد الفطر",
  });
  expect(read("cityId=5&utm_source=")).toBeNull();
});

test.each(["noura@example.test", "0500000000", "<b>", "x".repeat(81)])("%s is no name of a campaign", (text) => {
  expect(read(`utm_campaign=${encodeURIComponent(text)}`)).toBeNull();
});

test("the last touch counts, for thirty days", () => {
  const [earlier, later] = [
    { source: "a", at: 1 * DAY },
    { source: "b", at: 2 * DAY },
  ];
  expect(lastTouch([later, earlier], 3 * DAY)).toBe(later);
  expect(lastTouch([earlier, later], 3 * DAY)).toBe(later);
  expect(lastTouch([earlier, later], 31.5 * DAY)).toBe(later);
  expect(lastTouch([earlier, later], 32 * DAY)).toBeNull();
  expect(lastTouch([null, undefined, { source: "c" } as never], 3 * DAY)).toBeNull();
});
