import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { someProperty } from "#art/testing/some-property.ts";
import { ART_VERSION } from "#domain/picture/picture-url.ts";
import { drawPicture } from "./property-pictures.ts";

/** Of each kind of picture, in several terrains. */
const samples = [
  { cityId: 5, areaId: 501 },
  { cityId: 6, areaId: 601 },
  { cityId: 1, areaId: 101, isBySea: true },
  { cityId: 8, areaId: 801 },
].flatMap((place, id) =>
  ["exterior", "pool", "majlis-a", "bedroom-1", "still-life", "site-plan"].map((key) => ({
    id: id + 1,
    key,
    ...place,
  })),
);

/** Browsers store pictures for a year: whoever changes a drawing increases `ART_VERSION`, and writes the new hash here. */
test("the addresses of pictures change when their drawing does", () => {
  const drawn = samples.map(({ key, ...facts }) => drawPicture(someProperty(facts), key, { width: 320, height: 213 }));
  const hash = createHash("sha256").update(drawn.join("\n")).digest("hex").slice(0, 12);

  expect([ART_VERSION, hash]).toEqual(["2", "8e8f350a9a30"]);
});
