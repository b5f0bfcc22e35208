import { expect, test } from "vitest";
import { ogPictureUrl, pictureUrl } from "./picture-url.ts";

test("a picture lies under its version, home, key and width", () => {
  expect(pictureUrl(17, "bedroom-1")).toBe("/img/2/17/bedroom-1-960.avif");
});

test("a link to a home shows its front as a JPEG", () => {
  expect(ogPictureUrl(17)).toBe("/img/2/17/og-1200.jpg");
});
