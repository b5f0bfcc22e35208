import fc from "fast-check";
import { expect, test } from "vitest";
import { campaignPictureUrl } from "#domain/picture/campaign-pictures.ts";
import { ogPictureUrl, pictureUrl } from "#domain/picture/picture-url.ts";
import { pictureName } from "./picture-path.ts";

test("the address on a card names the picture of a property", () => {
  expect(pictureName(pictureUrl(17, "bedroom-1"))).toEqual({
    version: "2",
    propertyId: 17,
    key: "bedroom-1",
    width: 960,
    format: "avif",
  });
});

test("a campaign's picture belongs to no property", () => {
  expect(pictureName(campaignPictureUrl("campaign-eid"))).toEqual({
    version: "2",
    propertyId: null,
    key: "campaign-eid",
    width: 960,
    format: "avif",
  });
});

test("a link's picture has one size and one format", () => {
  expect(pictureName(ogPictureUrl(17))).toMatchObject({ propertyId: 17, key: "og", width: 1200, format: "jpg" });
  expect(pictureName("/img/2/17/og-1200.webp")).toBeNull();
  expect(pictureName("/img/2/17/og-960.avif")).toBeNull();
});

test("a panorama has its own widths and one format", () => {
  expect(pictureName("/img/2/17/pano-majlis-4096.webp")).toMatchObject({ key: "pano-majlis", width: 4096 });
  expect(pictureName("/img/2/17/pano-majlis-4096.avif")).toBeNull();
  expect(pictureName("/img/2/17/pano-majlis-960.webp")).toBeNull();
});

test.each([
  "/img/2/17/exterior-961.avif",
  "/img/2/17/exterior-4096.webp",
  "/img/2/17/exterior-99999999999999999999.avif",
  "/img/2/17/exterior-960.png",
  "/img/2/17/exterior-960.jpg",
  "/img/2/campaigns/campaign-sea-960.avif",
  "/img/2/17/exterior-960.avif/",
  "/img/2/17/Exterior-960.avif",
  "/img/2/0/exterior-960.avif",
  "/img/2/017/exterior-960.avif",
  "/img/2/2147483648/exterior-960.avif",
  "/img/2/-1/exterior-960.avif",
  "/img/2/1e3/exterior-960.avif",
  "/img/2/17/../18/exterior-960.avif",
  "/img/2/17/..%2f..%2fexterior-960.avif",
  "/img/2/17/exterior%00-960.avif",
  "/img/2/17/exterior-960.avif%00.webp",
  "/img/2/17/exterior-960.avif\n",
  "/img//17/exterior-960.avif",
  `/img/2/17/${"a".repeat(41)}-960.avif`,
  "/img/2/١٧/exterior-960.avif",
  "/img/",
])("%j is no picture", (url) => {
  expect(pictureName(url)).toBeNull();
});

test("whatever is asked for, a name is made only of digits, small letters and dashes", () => {
  const piece = fc.constantFrom(
    "/img/",
    "1",
    "17",
    "campaign",
    "/",
    "..",
    "%2e",
    "exterior",
    "-960",
    ".avif",
    "\\",
    "\u0000",
    "?",
    "pano-",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const name = pictureName(pieces.join(""));
      if (name) expect(`${name.version}/${name.propertyId}/${name.key}`).toMatch(/^\d+\/(\d+|null)\/[a-z0-9-]+$/);
    }),
  );
});
