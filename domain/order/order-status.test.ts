import { expect, test } from "vitest";
import { mayMove, orderStatuses, statusOfItems } from "./order-status.ts";

test("an order moves only along the specified transitions", () => {
  const legal = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => mayMove(from, to)).map((to) => `${from}→${to}`),
  );
  expect(legal.toSorted()).toEqual(["102→94", "58→102", "58→96", "71→58", "71→60", "94→95", "96→95"]);
});

test.each([
  ["pending while one item is", [58, 71], 71],
  ["confirmed as long as one item stands", [94, 58, 102], 58],
  ["being cancelled with its last item that stood", [95, 102], 102],
  ["refunded once every item is", [95, 95], 95],
  ["failed with its only item", [60], 60],
] as const)("an order is %s", (_, items, status) => {
  expect(statusOfItems(items)).toBe(status);
});

test("an order with one item has its status", () => {
  expect(orderStatuses.map((status) => statusOfItems([status]))).toEqual(orderStatuses);
});
