import { expect, test } from "vitest";
import { picturesOf } from "./pictures-of.ts";
import { photoKey, readPhotoKey, wholePhotoKey } from "./property-photo.ts";

const sha256 = "0123456789abcdef".repeat(4);
const photo = { id: 1_000_000_000_001, sha256, width: 2_000, height: 1_500, gradient: "", altEn: "", altAr: "" };
const drawn = { id: 7, propertyTypeId: 1, spaceCategoryIds: [], amenityIds: [] };

test.each([
  [photoKey({ sha256, focus: null }), { kind: "photo", hash: sha256.slice(0, 18), focus: null }],
  [
    photoKey({ sha256, focus: { x: 0, y: 100 } }),
    { kind: "photo", hash: sha256.slice(0, 18), focus: { x: 0, y: 100 } },
  ],
  [wholePhotoKey({ sha256 }), { kind: "whole", hash: sha256.slice(0, 18), focus: null }],
  [`photo-${sha256.slice(0, 24)}-5-9`, { kind: "photo", hash: sha256.slice(0, 24), focus: { x: 5, y: 9 } }],
  [`photo-${sha256.slice(0, 17)}`, null],
  ["exterior", null],
  ["pano-majlis", null],
])("the key %s says %j", (key, expected) => {
  expect(readPhotoKey(key)).toEqual(expected);
});

test("a home with photographs shows them in their order, and no drawn picture", () => {
  const photos = [null, 4].map((spaceCategoryId) => ({ ...photo, focus: null, spaceCategoryId }));
  expect(picturesOf({ ...drawn, photos }).map(({ rank, spaceCategoryId }) => [rank, spaceCategoryId])).toEqual([
    [1, null],
    [2, 4],
  ]);
  expect(picturesOf({ ...drawn, photos: [] })).toEqual([]);
});

test("a home without photographs shows drawn pictures", () => {
  expect(picturesOf({ ...drawn, photos: null }, 1)).toEqual([
    { id: 701, key: "exterior", spaceCategoryId: null, rank: 1, photo: null },
  ]);
});
