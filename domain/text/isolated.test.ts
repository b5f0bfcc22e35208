import { expect, test } from "vitest";
import { isolated } from "./isolated.ts";

test("each line of a guest has a direction of its own", () => {
  expect(isolated("Noura")).toBe("\u2068Noura\u2069");
  expect(isolated("عيد سعيد\nHappy Eid!")).toBe("\u2068عيد سعيد\u2069\n\u2068Happy Eid!\u2069");
});
