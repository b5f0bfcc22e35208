import { expect, test } from "vitest";
import { pictureUrl } from "./picture-url.ts";

test("a picture lies under its version, home, key and width", () => {
  expect(pictureUrl(17, "bedroom-1")).toBe("/img/1/17/bedroom-1-960.avif");
});
