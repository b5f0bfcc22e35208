import { expect, test } from "vitest";
import { kilometres } from "./distance-text.ts";

test.each([
  [1500, "1.5"],
  [2000, "2"],
  [1980, "2"],
  [430, "0.4"],
  [0, "0"],
])("a property %i metres away is %s km away", (metres, shown) => {
  expect(kilometres(metres)).toBe(shown);
});
