import { expect, test } from "vitest";
import { randomHalf } from "./random-half.ts";

const values = Array.from({ length: 101 }, (_, index) => index);

test("half of the journeys is chosen by its seed, in order and none twice", () => {
  const half = randomHalf(values, 7);
  expect(new Set(half).size).toBe(51);
  expect(half).toEqual(half.toSorted((one, other) => one - other));
  expect(randomHalf(values, 7)).toEqual(half);
  expect(randomHalf(values, 8)).not.toEqual(half);
});
