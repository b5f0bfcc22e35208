import { expect, test } from "vitest";
import { hashDistance } from "./hash-distance.ts";

test.each([
  [0n, 0n, 0],
  [0b1011n, 0n, 3],
  [-1n, 0n, 64],
  [-1n, -2n, 1],
])("the hashes %s and %s differ in %i bits", (one, other, bits) => {
  expect([hashDistance(one, other), hashDistance(other, one)]).toEqual([bits, bits]);
});
