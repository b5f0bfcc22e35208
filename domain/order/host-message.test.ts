import { expect, test } from "vitest";
import { isReminderDue, messageLanguage, reminderAt } from "./host-message.ts";

const checkIn = new Date("2026-12-10T13:00:00Z");

test.each([
  ["2026-12-01T00:00:00Z", "2026-12-09T13:00:00.000Z"],
  ["2026-12-09T12:59:59Z", "2026-12-09T13:00:00.000Z"],
  ["2026-12-09T13:00:00Z", undefined],
  ["2026-12-10T14:00:00Z", undefined],
])("a booking of %s reminds its host at %s", (now, at) => {
  expect(reminderAt(checkIn, new Date(now))?.toISOString()).toBe(at);
});

test("a reminder of a stay that moved is not sent", () => {
  expect(isReminderDue(checkIn, new Date("2026-12-09T13:00:00Z"))).toBe(true);
  expect(isReminderDue(checkIn, new Date("2026-12-09T12:59:59Z"))).toBe(false);
  expect(isReminderDue(checkIn, new Date("2026-12-10T13:00:00Z"))).toBe(false);
});

test("a host reads Arabic where they speak it, and English otherwise", () => {
  expect(messageLanguage(["en", "ar"])).toBe("ar");
  expect(messageLanguage(["ur", "en"])).toBe("en");
  expect(messageLanguage(["fr"])).toBe("en");
});
