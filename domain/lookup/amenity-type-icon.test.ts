import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { amenityTypeIcon } from "./amenity-type-icon.ts";

const PUBLIC = join(import.meta.dirname, "../../web/public");

test.each([1, 2, 3, 4, 5, 6])("amenity type %i has an icon, which is a file of our site", (typeId) => {
  expect(existsSync(join(PUBLIC, amenityTypeIcon(typeId) ?? "missing"))).toBe(true);
});

test.each([0, 7, -1])("amenity type %i has none", (typeId) => {
  expect(amenityTypeIcon(typeId)).toBe(null);
});
