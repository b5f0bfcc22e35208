import { expect, test } from "vitest";
import { readOrderList } from "./order-list.ts";

const first = { list: "upcoming", page: 1, pageSize: 10 };

test.each([
  ["", first],
  ["tab=past&page=3&pageSize=25", { list: "past", page: 3, pageSize: 25 }],
  ["tab=future&page=0&pageSize=11", first],
  ["page=1.5&pageSize=1e2", { ...first, pageSize: 100 }],
  ["page=10001", first],
])("the URL %j requests %j", (query, expected) => {
  expect(readOrderList(new URLSearchParams(query))).toEqual(expected);
});
