import { expect, test } from "vitest";
import { readColour } from "./read-colour.ts";

test.each([
  ["#f4b04a", [244, 176, 74]],
  [" #fff", [255, 255, 255]],
  ["#06a", [0, 102, 170]],
])("the map reads the token %s in its long or short form", (written, channels) => {
  expect(readColour(written)).toEqual(channels);
});
