import { expect, test } from "vitest";
import { ApiProblem, isProblem, problemOf } from "./api-problem.ts";
import { problemBody } from "./held-network-for-test.ts";

const expired = new ApiProblem(410, problemBody("cart-expired"));

test("a problem is recognised by its name, alone or among others", () => {
  expect(isProblem(expired, "cart-expired")).toBe(true);
  expect(isProblem(expired, "price-changed", "cart-expired")).toBe(true);
  expect(isProblem(expired, "price-changed")).toBe(false);
});

test.each([
  ["a lost connection", new TypeError("Failed to fetch")],
  ["an answer without a body", new ApiProblem(500, undefined)],
  ["a page of a proxy", new ApiProblem(502, "<html>")],
])("%s is no named problem", (_, error) => {
  expect(isProblem(error, "something-went-wrong", "busy")).toBe(false);
  expect(problemOf(error)).toBeUndefined();
});
