import fc from "fast-check";
import { expect, test } from "vitest";
import type { NamedPlace } from "./place.ts";
import { addPlace, emptyPlaceIndex, findInIndex, inIndexOrder, placesNamed } from "./place-index.ts";

const row = (kind: NamedPlace["kind"], id: number, en: string, ar: string, cityId: number, popularity = 0) => ({
  kind,
  id,
  names: { en, ar },
  cityId,
  popularity,
});
const places: NamedPlace[] = [
  row("city", 5, "Riyadh", "الرياض", 5, 9),
  row("city", 4, "Taif", "الطائف", 4, 5),
  row("city", 6, "Abha", "أبها", 6, 4),
  row("city", 7, "AlUla", "العلا", 7, 3),
  row("city", 10, "Madinah", "المدينة المنورة", 10, 8),
  row("area", 401, "Al Hada", "الهدا", 4),
  row("area", 503, "Al Rimal", "الرمال", 5),
  row("area", 205, "Al Rayyan", "الريان", 2),
  row("area", 902, "Al Rayyan", "الريان", 9),
  row("landmark", 501, "Kingdom Centre", "برج المملكة", 5),
  row("property", 71, "Riyadh Palms Chalet", "شاليه نخيل الرياض", 5, 10),
  row("property", 72, "Hada Cabin", "كوخ الهدا", 4, 30),
  row("property", 73, "Cloud Cabin", "كوخ السحاب", 4, 40),
];
const index = emptyPlaceIndex();
for (const place of inIndexOrder(places)) addPlace(index, place);
const found = (text: string) => findInIndex(index, text).map(({ kind, id }) => `${kind} ${id}`);

test.each([
  ["riy", ["city 5", "property 71"]],
  ["الرياض", ["city 5", "property 71"]],
  ["رياض", ["city 5", "property 71"]],
  ["الريا", ["city 5", "area 205", "area 902", "property 71"]],
  ["ابها", ["city 6"]],
  ["أبهى", ["city 6"]],
  ["الطايف", ["city 4"]],
  ["الـطـائِف", ["city 4"]],
  ["al ula", ["city 7"]],
  ["alula", ["city 7"]],
  ["العلى", ["city 7"]],
  ["hada", ["area 401", "property 72"]],
  ["al-hada", ["area 401", "property 72"]],
  ["الهدا الطائف", ["area 401", "property 72"]],
  ["al r", ["area 205", "area 503", "area 902", "city 5", "property 71"]],
  ["hada riyadh", []],
  ["cabin", ["property 73", "property 72"]],
  ["المملكة", ["landmark 501"]],
  ["الهدى", ["area 401", "property 72"]],
  ["هدى", ["area 401", "property 72"]],
  ["al hadah", ["area 401", "property 72"]],
  ["المملكا", ["landmark 501"]],
  ["kingdom castle", []],
])("%s finds %j", (text, wanted) => {
  expect(found(text)).toEqual(wanted);
});

test.each([
  ["riyahd", "city 5"],
  ["ryadh", "city 5"],
  ["الرباض", "city 5"],
  ["tiaf", "city 4"],
  ["الظائف", "city 4"],
  ["kingdon centr", "landmark 501"],
  ["الهدر", "area 401"],
  ["المدبنه", "city 10"],
])("%s, with a typing error, still finds %s first", (text, wanted) => {
  expect(found(text)[0]).toBe(wanted);
});

test("short words must be typed exactly", () => {
  expect(found("rim")).toEqual(["area 503"]);
  expect(found("rlm")).toEqual([]);
});

const named = (text: string) => placesNamed(index, text, findInIndex(index, text));

test("a name that is typed whole names its place, and all places of that name", () => {
  expect(named("تايف")).toEqual([]);
  expect(named("taif").map(({ id }) => id)).toEqual([4]);
  expect(named("الريان").map(({ id }) => id)).toEqual([205, 902]);
  expect(named("الهدى").map(({ id }) => id)).toEqual([401]);
});

test("every place is found by its own names, and no text breaks it", () => {
  for (const place of places) {
    for (const name of Object.values(place.names)) expect(findInIndex(index, name)).toContain(place);
  }
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(findInIndex(index, text).length).toBeLessThan(11);
    }),
  );
});
