import { expect, test } from "vitest";
import { clusterProperties, UNGROUPED_ZOOM } from "./cluster-properties.ts";

const riyadh = { latitude: 24.7, longitude: 46.6 };
const properties = [
  { id: 1, ...riyadh },
  { id: 2, latitude: 24.701, longitude: 46.602 },
  { id: 3, latitude: 24.9, longitude: 46.9 },
];
const idsOf = (zoom: number, apart: number | null = null) =>
  clusterProperties(properties, zoom, apart).map((cluster) => cluster.properties.map(({ id }) => id));

test("properties whose prices would overlap are one pin", () => {
  expect(idsOf(9)).toEqual([[1, 2], [3]]);
});

test("at a low zoom all properties of a city are one pin, and at a high zoom each has its own", () => {
  expect(idsOf(4)).toEqual([[1, 2, 3]]);
  expect(idsOf(UNGROUPED_ZOOM)).toEqual([[1], [2], [3]]);
});

test("the selected property is never part of a group", () => {
  expect(idsOf(9, 2)).toEqual([[1], [2], [3]]);
  expect(idsOf(9, 1)).toEqual([[1], [2], [3]]);
});

test("a group has the position of its first property", () => {
  expect(clusterProperties(properties, 9, null)[0]).toMatchObject(riyadh);
});

test("no property is lost or shown twice, whatever the zoom", () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    id: index,
    latitude: 24.4 + ((index * 37) % 100) / 170,
    longitude: 46.4 + ((index * 61) % 100) / 200,
  }));
  for (let zoom = 3; zoom < 16; zoom += 0.5) {
    const shown = clusterProperties(many, zoom, 50).flatMap((cluster) => cluster.properties.map(({ id }) => id));
    expect(shown.toSorted((one, other) => one - other)).toEqual(many.map(({ id }) => id));
  }
});
