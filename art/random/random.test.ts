import { expect, test } from "vitest";
import { hashText, randomOf } from "./random.ts";

test("the same seed gives the same numbers, another seed gives others", () => {
  const draw = (seed: string) => Array.from({ length: 20 }, randomOf(seed).next);
  expect(draw("1:42:exterior:sky")).toEqual(draw("1:42:exterior:sky"));
  expect(draw("1:42:exterior:sky")).not.toEqual(draw("1:43:exterior:sky"));
});

test("the hash is cyrb53 and never changes", () => {
  expect(hashText("")).toBe(3338908027751811);
  expect(hashText("a")).toBe(7929297801672961);
  expect(hashText("revenge")).toBe(4051478007546757);
  expect(hashText("revenue")).toBe(8309097637345594);
});

test("numbers are spread evenly between their bounds", () => {
  const random = randomOf("evenly");
  const drawn = Array.from({ length: 20_000 }, () => random.between(10, 20));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...drawn)).toBeLessThan(20);
  expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(15, 1);
});

test("whole numbers reach both ends", () => {
  const random = randomOf("whole");
  const drawn = new Set(Array.from({ length: 500 }, () => random.whole(1, 3)));
  expect([...drawn].toSorted()).toEqual([1, 2, 3]);
});

test("a weight of three is chosen three times as often as a weight of one", () => {
  const random = randomOf("weights");
  const drawn = Array.from({ length: 20_000 }, () => random.weighted({ often: 3, seldom: 1 }));
  expect(drawn.filter((word) => word === "often").length / drawn.length).toBeCloseTo(0.75, 1);
});

test("picking from an empty list throws", () => {
  expect(() => randomOf("empty").pick([])).toThrow(RangeError);
  expect(() => randomOf("empty").weighted({})).toThrow(RangeError);
});
