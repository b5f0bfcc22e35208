import { expect, test } from "vitest";
import { mayMove, orderStatuses } from "./order-status.ts";

test("an order moves only along the specified transitions", () => {
  const legal = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => mayMove(from, to)).map((to) => `${from}→${to}`),
  );
  expect(legal.toSorted()).toEqual(["102→94", "58→102", "58→96", "71→58", "71→60", "94→95", "96→95"]);
});
