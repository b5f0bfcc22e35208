import { expect, test } from "vitest";
import { orderByVotes } from "./order-by-votes.ts";

test("the home with most votes comes first, and of homes with as many the newest", () => {
  const homes = [{ id: 4 }, { id: 3 }, { id: 2 }, { id: 1 }];
  const votes = new Map([
    [1, 2],
    [3, 1],
    [9, 5],
  ]);
  expect(orderByVotes(homes, votes).map(({ id }) => id)).toEqual([1, 3, 4, 2]);
  expect(orderByVotes(homes, new Map())).toEqual(homes);
});
