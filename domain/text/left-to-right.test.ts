import { expect, test } from "vitest";
import { leftToRight } from "./left-to-right.ts";

test("a phone number in an Arabic sentence stays in one line and keeps its order", () => {
  expect(leftToRight("+966 800 000 0000")).toBe("\u2066+966\u00a0800\u00a0000\u00a00000\u2069");
});
