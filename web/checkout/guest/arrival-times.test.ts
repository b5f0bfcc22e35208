import { expect, test } from "vitest";
import { arrivalTimes } from "./arrival-times.ts";

test("a property that opens at four takes guests from four until two in the night", () => {
  const times = arrivalTimes("16:00");
  expect(times[0]).toEqual({ time: "16:00", isNextDay: false });
  expect(times.find(({ time }) => time === "00:00")).toEqual({ time: "00:00", isNextDay: true });
  expect(times.at(-1)).toEqual({ time: "02:00", isNextDay: true });
});

test("a property that opens at half past three begins with the next full hour", () => {
  expect(arrivalTimes("15:30")[0]?.time).toBe("16:00");
});
