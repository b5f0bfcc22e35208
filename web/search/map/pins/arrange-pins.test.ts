import fc from "fast-check";
import { expect, test } from "vitest";
import { worldSize, worldX, worldY } from "#web/map/world.ts";
import { arrangePins, type Pin, type Spot, UNGROUPED_ZOOM } from "./arrange-pins.ts";

const sizeOf = (properties: readonly Spot[]) =>
  properties.length > 1 ? { width: 84, height: 46 } : { width: 60, height: 32 };
const arrange = (properties: readonly Spot[], zoom: number, apart: number | null = null) =>
  arrangePins(properties, { zoom, apart, sizeOf });
const idsOf = (pins: readonly Pin<Spot>[]) => pins.map(({ properties }) => properties.map(({ id }) => id));
const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** The middle of a pin in pixels of the whole world. */
function boxOf({ latitude, longitude, x, y, width, height }: Pin<Spot>, zoom: number) {
  const scale = worldSize(zoom);
  return { x: worldX(longitude) * scale + x, y: worldY(latitude) * scale + y, width, height };
}

function overlapping(pins: readonly Pin<Spot>[], zoom: number): [number, number][] {
  const boxes = pins.map((pin) => boxOf(pin, zoom));
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other, next): [number, number][] => {
      const isBeside = Math.abs(one.x - other.x) >= (one.width + other.width) / 2;
      const isAbove = Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
      return isBeside || isAbove ? [] : [[at, at + 1 + next]];
    }),
  );
}

const some: Spot[] = [
  { id: 1, latitude: 24.7, longitude: 46.6 },
  { id: 2, latitude: 24.701, longitude: 46.602 },
  { id: 3, latitude: 24.9, longitude: 46.9 },
];

test("two homes whose prices would cover each other stand on two sides of their points", () => {
  const pins = arrange(some, 9);
  expect(idsOf(pins)).toEqual([[1], [2], [3]]);
  expect(pins.map(({ side }) => side)).toEqual(["top", "bottom", "top"]);
});

test("around one place stand the best three homes and a group of the others, each with its corner there", () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ id: at, latitude: 24.7 + at / 10_000, longitude: 46.6 }));
  const pins = arrange(many, 6);
  expect(pins.map(({ properties, side }) => [properties.length, side])).toEqual([
    [17, "top-end"],
    [1, "top-start"],
    [1, "bottom-end"],
    [1, "bottom-start"],
  ]);
  expect(sorted(idsOf(pins.slice(1)).flat())).toEqual([0, 1, 2]);
});

const home = fc.record({
  latitude: fc.double({ min: 24.4, max: 25, noNaN: true }),
  longitude: fc.double({ min: 46.4, max: 46.9, noNaN: true }),
});
/** Homes all over a city, some of them at one point. */
const homes = fc
  .tuple(fc.array(home, { maxLength: 60 }), fc.array(fc.nat(59), { maxLength: 40 }))
  .map(([spots, copies]) => [...spots, ...copies.flatMap((at) => spots[at] ?? [])])
  .map((spots) => spots.map((spot, id) => ({ ...spot, id })));
const zooms = fc.double({ min: 6, max: 15.5, noNaN: true });

test("at every zoom no two pins overlap and no home is lost, whichever is selected", () => {
  fc.assert(
    fc.property(homes, zooms, fc.option(fc.nat(99)), (spots, zoom, apart) => {
      const pins = arrange(spots, zoom, apart);
      expect(sorted(idsOf(pins).flat())).toEqual(spots.map(({ id }) => id));
      expect(overlapping(pins, zoom)).toEqual([]);
      expect(pins.filter(({ properties }) => properties.some(({ id }) => id === apart)).length).toBeLessThan(2);
      for (const { properties } of pins)
        if (properties.some(({ id }) => id === apart)) expect(properties).toHaveLength(1);
    }),
    { numRuns: 150 },
  );
});

test("from a close zoom on every home has a pin of its own, also several at one point", () => {
  fc.assert(
    fc.property(homes, (spots) => {
      expect(arrange(spots, UNGROUPED_ZOOM)).toHaveLength(spots.length);
    }),
    { numRuns: 30 },
  );
});

test("a group holds its homes in the order of the list", () => {
  fc.assert(
    fc.property(homes, zooms, (spots, zoom) => {
      for (const { properties } of arrange(spots, zoom))
        expect(properties[0].id).toBe(Math.min(...properties.map(({ id }) => id)));
    }),
    { numRuns: 50 },
  );
});
