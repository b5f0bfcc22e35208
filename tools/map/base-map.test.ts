import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { areas } from "#api/reference/data/areas.ts";
import { cities } from "#api/reference/data/cities.ts";
import type { BaseMap } from "./draw-base-map.ts";
import type { GridPoint } from "./field.ts";
import { landmarksOf } from "./landmarks.ts";
import { isInside } from "./outline.ts";
import { BASE_MAP_FOLDER, baseMapPictureText, baseMapText } from "./write-base-maps.ts";

const FARTHEST_HOME_DEGREES = 0.02;

function fileOf(cityId: number, kind = "json"): string {
  return readFileSync(join(BASE_MAP_FOLDER, `${cityId}.${kind}`), "utf8");
}

const baseMaps = new Map(cities.map(({ id }) => [id, JSON.parse(fileOf(id)) as BaseMap]));
const baseMapOf = (cityId: number) => baseMaps.get(cityId) as BaseMap;

/** Whether a point is in the sea of a drawn base map, without its holes. */
function isWet(baseMap: BaseMap, point: GridPoint): boolean {
  return baseMap.features.some(
    ({ properties, geometry }) =>
      properties.kind === "sea" &&
      properties.level === 0 &&
      geometry.type === "MultiPolygon" &&
      geometry.coordinates.some(([outer = [], ...holes]) => {
        return isInside(point, outer) && !holes.some((hole) => isInside(point, hole));
      }),
  );
}

test.each([6, 12])("the ground of city %i on disk is the one its areas give", (cityId) => {
  expect(fileOf(cityId)).toBe(baseMapText(cityId));
  expect(fileOf(cityId, "svg")).toBe(baseMapPictureText(cityId));
});

test.each(cities.map(({ id, en }) => [en, id] as const))("%s has a ground with its areas by name", (_name, cityId) => {
  const labels = baseMapOf(cityId).features.filter(({ geometry }) => geometry.type === "Point");
  const named = labels.map(({ properties }) => properties.ar);
  expect(named).toEqual([
    cities.find(({ id }) => id === cityId)?.ar,
    ...areas.filter((area) => area.cityId === cityId).map(({ ar }) => ar),
    ...landmarksOf(cityId).map(({ ar }) => ar),
  ]);
  expect(landmarksOf(cityId).length).toBeGreaterThan(1);
});

test("no home stands in the sea, wherever in its area it is shown", () => {
  const corners = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [right, up] as const));
  const wet = areas.filter(({ cityId, centre: [latitude, longitude] }) => {
    const baseMap = baseMapOf(cityId);
    const around = corners.map(([right, up]): GridPoint => {
      const reach = FARTHEST_HOME_DEGREES / Math.max(1, Math.hypot(right, up));
      return [longitude + right * reach, latitude + up * reach];
    });
    return around.some((point) => isWet(baseMap, point));
  });
  expect(wet.map(({ en }) => en)).toEqual([]);
});

test.each([
  [1, 38.9, 21.7, true],
  [1, 39.4, 21.7, false],
  [12, 50.8, 26.3, true],
  [5, 46.7, 24.7, false],
])("in city %i the sea lies where it does: %d east, %d north, %s", (cityId, longitude, latitude, wet) => {
  expect(isWet(baseMapOf(cityId), [longitude, latitude])).toBe(wet);
});

test.each(cities.map(({ id, en }) => [en, id] as const))(
  "the landmarks of %s lie on its map and on land",
  (_name, cityId) => {
    const [west, south, east, north] = baseMapOf(cityId).bbox;
    for (const {
      en,
      spot: [latitude, longitude],
    } of landmarksOf(cityId)) {
      const isOnMap = longitude > west && longitude < east && latitude > south && latitude < north;
      expect([en, isOnMap]).toEqual([en, true]);
    }
  },
);
