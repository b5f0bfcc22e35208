import { expect, test } from "vitest";
import { scapeOfArea, terrainAround, terrains } from "#domain/location/terrains.ts";
import { areas } from "./data/areas.ts";
import { cities } from "./data/cities.ts";

/** An operator numbers new areas and cities from 1,000 within a city. */
const NEW = 99_000;

test("every district of the product has a terrain", () => {
  for (const { id, en } of areas) expect(() => scapeOfArea(id), en).not.toThrow();
  expect(() => scapeOfArea(NEW)).toThrow(RangeError);
});

test("every terrain has a district, so all of them are seen", () => {
  expect(new Set(areas.map(({ id, cityId }) => terrainAround({ areaId: id, cityId })))).toEqual(new Set(terrains));
});

test("a district that an operator adds has the terrain of its city, and one of a new city is a town", () => {
  const added = cities.map(({ id }) => [id, terrainAround({ areaId: NEW, cityId: id })] as const);

  expect(added.filter(([, terrain]) => terrain === "town").map(([id]) => id)).toEqual([1]);
  expect(terrainAround({ areaId: NEW, cityId: NEW })).toBe("town");
});

test("Al Soudah, Al Hada and Al Shafa are juniper mountains, and Jebel Jais is bare rock", () => {
  const terrainOf = (name: string) =>
    areas.filter(({ en }) => en === name).map(({ id, cityId }) => terrainAround({ areaId: id, cityId }));

  expect(["Al Soudah", "Al Hada", "Al Shafa", "Jebel Jais"].flatMap(terrainOf)).toEqual([
    "juniper",
    "juniper",
    "juniper",
    "crags",
  ]);
});
