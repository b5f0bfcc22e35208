import { expect, test } from "vitest";
import { tourOf } from "./tour-url.ts";

const withMedia = (...urls: string[]) => ({
  propertyId: 7,
  spaces: [{ spaceCategoryId: 1, count: 1, details: [], images: [], media: urls.map((mediaUrl) => ({ mediaUrl })) }],
});

test.each([
  ["/tour/7", { kind: "own" }],
  ["https://my.matterport.com/show/?m=abc", { kind: "frame", url: "https://my.matterport.com/show/?m=abc" }],
  ["/tour/8", null],
  ["http://my.matterport.com/show/?m=abc", null],
  ["https://my.matterport.com.evil.example/show", null],
  ["https://evil.example/?https://my.matterport.com", null],
  ["javascript:alert(1)", null],
])("the media item %s gives the tour %j", (url, tour) => {
  expect(tourOf(withMedia(url))).toEqual(tour);
});

test("of several media items the last is the tour", () => {
  expect(tourOf(withMedia("https://kuula.co/a", "/tour/7"))).toEqual({ kind: "own" });
  expect(tourOf(withMedia())).toBeNull();
});
