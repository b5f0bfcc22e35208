import { describe, expect, test } from "vitest";
import { chooseExteriorTraits } from "#art/exterior/scene/choose-exterior-traits.ts";
import { regions } from "#art/exterior/scene/exterior-traits.ts";
import { drawRoom } from "#art/interior/draw-room.ts";
import { interiorPalettes } from "#art/interior/plan/interior-palettes.ts";
import { chooseInteriorTraits, rugPatterns } from "#art/interior/plan/interior-traits.ts";
import { buildRoom } from "#art/interior/room.ts";
import { roomCamera } from "#art/interior/room-camera.ts";
import { isDrawnPair } from "#art/testing/all-variants.ts";
import { svgFaults } from "#art/testing/svg-faults.ts";
import { type RoomKindName, roomKindNames, roomKinds } from "./room-kinds.ts";

const size = { width: 640, height: 427 };
const interiors = Array.from({ length: 8 }, (_, i) =>
  chooseInteriorTraits(chooseExteriorTraits(`home-${i}`, regions[i % regions.length] ?? "najd")),
);
const made = (name: RoomKindName, traits = interiors[0] as (typeof interiors)[number], has = () => true) =>
  buildRoom(roomKinds[name], { traits, key: `${name}-1`, has });

/** An eighth of the palettes, others for each kind of room. */
const palettesOf = (name: RoomKindName) =>
  [...interiorPalettes.entries()].filter(([i]) => isDrawnPair(roomKindNames.indexOf(name), i, 8));

describe.each(roomKindNames)("%s", (name) => {
  test("is valid SVG from each of its cameras, in its palettes", () => {
    palettesOf(name).forEach(([i, palette], nth) => {
      const traits = {
        ...(interiors[i % interiors.length] as (typeof interiors)[number]),
        palette,
        rug: rugPatterns[i % rugPatterns.length] ?? "plain",
      };
      const room = made(name, traits);
      const view = room.views[nth % room.views.length] ?? "centre";
      expect(svgFaults(drawRoom(room, view, size)), `${i} ${view}`).toEqual([]);
    });
  });

  test("keeps its furniture within its walls and away from its cameras", () => {
    for (const traits of interiors) {
      const { shape, bodies, views } = made(name, traits);
      const furniture = bodies.filter(({ layer, faces }) => layer === "furniture" && faces.length > 0);
      for (const { min, max } of furniture) {
        expect(Math.min(min[0], min[2])).toBeGreaterThan(-0.12);
        expect(max[0]).toBeLessThan(shape.width + 0.12);
        expect(max[2]).toBeLessThan(shape.depth + 0.12);
        expect(min[1]).toBeGreaterThan(-0.01);
      }
      for (const { eye } of views.map((view) => roomCamera(shape, view, size))) {
        const inWay = furniture.filter(
          ({ min, max }) =>
            min[0] - 0.3 < eye[0] &&
            eye[0] < max[0] + 0.3 &&
            min[2] - 0.3 < eye[2] &&
            eye[2] < max[2] + 0.3 &&
            min[1] < 1.6 &&
            max[1] > 1.2,
        );
        expect(inWay).toEqual([]);
      }
    }
  });

  test("has two or three cameras with different pictures, which are drawn to the same bytes every time", () => {
    const room = made(name);
    const drawn = room.views.map((view) => drawRoom(room, view, size));
    expect(drawn.length).toBeGreaterThanOrEqual(2);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawRoom(made(name), room.views[0] ?? "centre", size)).toBe(drawn[0]);
  });
});

test("another rug does not move the furniture", () => {
  const [traits] = interiors;
  if (!traits) throw new Error("no interior");
  const furniture = (rug: "sadu" | "kilim") =>
    made("bedroom", { ...traits, rug }).bodies.filter(({ layer }) => layer === "furniture");
  expect(furniture("sadu")).toEqual(furniture("kilim"));
});

test("headboards, cabinets and screens have no window behind them", () => {
  for (const traits of interiors) {
    for (const name of ["bedroom", "twin-bedroom", "kids", "kitchen", "cinema", "gym"] as const) {
      const { plan } = made(name, traits);
      expect(roomKinds[name].furnish(plan).windows).not.toContain("north");
    }
  }
});

test("a games room shows only the games of its listing", () => {
  const [traits] = interiors;
  const cloth = (has: () => boolean) =>
    made("games", traits, has).bodies.some(({ faces }) => faces.some(({ colour }) => colour === "#2f7f68"));
  expect(cloth(() => true)).toBe(true);
  expect(cloth(() => false)).toBe(false);
});

test("lamps glow only after sunset", () => {
  const [traits] = interiors;
  if (!traits) throw new Error("no interior");
  const glows = (hour: "noon" | "night") =>
    buildRoom(roomKinds.bedroom, { traits, key: "bedroom-1", has: () => true, hour }).bodies.filter(({ glow }) => glow)
      .length;
  expect(glows("noon")).toBe(0);
  expect(glows("night")).toBeGreaterThan(0);
});
