import { expect, test } from "vitest";
import { areas } from "./data/areas.ts";
import { countries, nearCountries } from "./data/countries.ts";
import { homes } from "./data/homes.ts";
import { cities } from "./data/places.ts";
import { makeProperty } from "./make-property.ts";

const ARABIC = /^[\p{Script=Arabic}\p{M} ]+$/u;
const LATIN = /^[\p{Script=Latin} ]+$/u;
const rows = homes.map((home, place) => makeProperty(home, place + 1));

test("sixty homes, at least two in every city, the most in Riyadh", () => {
  const counts = cities.map(({ id }) => ({ id, count: rows.filter((row) => row.cityId === id).length }));

  expect(rows).toHaveLength(60);
  expect(Math.min(...counts.map(({ count }) => count))).toBeGreaterThanOrEqual(2);
  expect(counts.toSorted((a, b) => b.count - a.count)[0]?.id).toBe(5);
});

test("every home, city and area is named in both scripts", () => {
  const names = [...rows.map(({ nameEn, nameAr }) => ({ en: nameEn, ar: nameAr })), ...cities, ...areas];

  expect(names.filter(({ en, ar }) => !LATIN.test(en) || !ARABIC.test(ar))).toEqual([]);
});

test("no two homes share a name, in either language", () => {
  expect(new Set(rows.map((row) => row.nameEn)).size).toBe(60);
  expect(new Set(rows.map((row) => row.nameAr)).size).toBe(60);
});

test("every area has a home, so that no district filter is empty", () => {
  const used = new Set(rows.map((row) => row.areaId));

  expect(areas.filter(({ id }) => !used.has(id))).toEqual([]);
});

test("a home lies within 50 km of the middle of its city", () => {
  const far = rows.filter((row) => {
    const city = cities.find(({ id }) => id === row.cityId);
    return !city || kilometres([row.latitude, row.longitude], city.centre) > 50;
  });

  expect(far).toEqual([]);
});

test("weekends cost more than weekdays, and Dubai more than Buraydah", () => {
  const cheapest = (cityId: number) =>
    Math.min(...rows.filter((row) => row.cityId === cityId).map((row) => row.weekdayPrice));

  expect(rows.filter((row) => row.weekendPrice <= row.weekdayPrice)).toEqual([]);
  expect(cheapest(13)).toBeGreaterThan(cheapest(9));
});

test("a home keeps its price, its rank and its licence from one seeding to the next", () => {
  expect(rows[0]).toMatchObject({ weekdayPrice: 80_000, weekendPrice: 129_000, rank: 590, licenseNumber: "50225714" });
});

test("nearly all countries of the world, each once, with a dial code", () => {
  expect(countries.length).toBeGreaterThan(240);
  expect(new Set(countries.map(([code]) => code)).size).toBe(countries.length);
  expect(countries.filter(([, dialCode]) => !/^\+\d{1,4}$/.test(dialCode))).toEqual([]);
  expect(nearCountries.filter((near) => !countries.some(([code]) => code === near))).toEqual([]);
});

/** Great-circle distance. */
function kilometres(from: readonly [number, number], to: readonly [number, number]): number {
  const [lat1, lng1, lat2, lng2] = [...from, ...to].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
    number,
  ];
  const chord = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lng2 - lng1) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}
