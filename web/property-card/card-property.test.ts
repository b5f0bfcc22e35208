import { expect, test } from "vitest";
import type { PropertyCard } from "#contract/search/search.ts";
import { cardPictures } from "./card-picture.ts";
import { cardProperty } from "./card-property.ts";

function propertyWith(urls: string[]): PropertyCard {
  return {
    images: urls.map((url, index) => ({ id: index, url, rank: index })),
    alt: { en: "A villa", ar: "فيلا" },
    licenseNumber: "50123456",
    placeholder: "none",
    review: { averageRating: 9, reviewCount: 3, summary: { en: "Superb", ar: "ممتاز" } },
    location: { areaId: 501, cityId: 5, latitude: 24.1, longitude: 46.2, isApproximate: true, distance: 900 },
  } as PropertyCard;
}

const stems = (urls: string[]) => cardPictures(cardProperty(propertyWith(urls))).map(({ stem }) => stem);

test("a card restores the URL of each picture of its property", () => {
  expect(stems(["/img/2/7/exterior-960.avif", "/img/2/7/bedroom-1-960.avif"])).toEqual([
    "/img/2/7/exterior",
    "/img/2/7/bedroom-1",
  ]);
});

test("a picture may have another folder, and a property may have none", () => {
  expect(stems(["/img/2/7/exterior-960.avif", "/img/2/9/pool-960.avif"])[1]).toBe("/img/2/9/pool");
  expect(stems([])).toEqual([]);
});

test("a card shows no more than seven pictures", () => {
  const urls = Array.from({ length: 20 }, (_, index) => `/img/2/7/bedroom-${index}-960.avif`);
  expect(stems(urls)).toHaveLength(7);
});

test("a page contains only the data of a property that its card shows", () => {
  const card = cardProperty(propertyWith([]));
  expect(card.review).toEqual({ averageRating: 9, reviewCount: 3 });
  expect(card.location).toEqual({ areaId: 501, cityId: 5, distance: 900 });
  expect(Object.keys(card)).not.toContain("licenseNumber");
});
