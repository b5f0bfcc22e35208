import { expect, test } from "vitest";
import { sliderEnds } from "./filter-controls/price-histogram.ts";
import { orderedRange } from "./range.ts";

test("ends given the wrong way round are swapped, a missing one stays open", () => {
  expect(orderedRange({ minimum: 900, maximum: 100 })).toEqual({ minimum: 100, maximum: 900 });
  expect(orderedRange({ maximum: 100 })).toEqual({ minimum: undefined, maximum: 100 });
});

test("the price slider reaches from the step below the cheapest to the step above the dearest", () => {
  expect(sliderEnds(103_500, 161_000)).toEqual({ from: 100_000, to: 165_000 });
  expect(sliderEnds(100_000, 100_000)).toEqual({ from: 100_000, to: 105_000 });
});
