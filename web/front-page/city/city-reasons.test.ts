import { expect, test } from "vitest";
import { type City, featureCities } from "./city-reasons.ts";

/** Riyadh, Jeddah, Khobar, Dammam, Taif, Abha, AlUla, Buraydah as the Saudi site lists them. */
const cities: City[] = [5, 1, 3, 2, 4, 6, 7, 9].map((cityId, index) => ({
  cityId,
  name: `city ${cityId}`,
  count: 300 - index,
  fromPrice: 400 - index,
}));

test("five cities are featured, none near another, and every other city stays a link", () => {
  const { featured, others } = featureCities(cities, "en");
  expect(featured.map(({ cityId }) => cityId)).toEqual([5, 1, 3, 6, 7]);
  expect(others.map(({ cityId }) => cityId)).toEqual([2, 4, 9]);
});

test("a reason is a fact: the most homes, the lowest price, or a landmark, never an airport", () => {
  const { featured } = featureCities(cities, "en");
  expect(featured[0]?.reason).toEqual({ kind: "widest" });
  expect(featured[3]?.reason).toEqual({ kind: "near", landmark: "Jabal Sawda" });
  const [cheapest] = featureCities([{ cityId: 9, name: "", count: 1, fromPrice: 1 }, ...cities], "ar").featured;
  expect(cheapest?.reason).toEqual({ kind: "cheapest" });
});

test("a city of which nothing is known is a link only", () => {
  const unknown = { cityId: 99, name: "New", count: 1, fromPrice: 500 };
  expect(featureCities([...cities, unknown], "ar").others).toContain(unknown);
});
