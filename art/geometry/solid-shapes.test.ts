import { expect, test } from "vitest";
import { floorFrame, placed } from "./frame.ts";
import { box, cushion, lathe, panel, sheet, tilted } from "./solid-shapes.ts";
import { dot, minus, normalOf, plus, times, unit, type Vec } from "./vector.ts";

const solids = {
  box: box(-0.5, 0.1, -0.5, 1, 1, 1, "#888888"),
  cushion: cushion(-0.5, 0.1, -0.5, 1, 0.4, 1, "#888888"),
  vase: lathe([0, 0.5, 0], [0.1, 0, 0.3, 0.2, 0.2, 0.6], "#888888"),
};

const middleOf = (points: readonly Vec[]): Vec => times(points.reduce(plus, [0, 0, 0]), 1 / points.length);

test.each(Object.entries(solids))("every face of a %s faces outwards in every frame", (_, solid) => {
  for (const angle of [0, 0.7, -1.9]) {
    const faces = placed(floorFrame(2, 3, angle), solid);
    const middle = middleOf(faces.flatMap((face) => [...face.points]));
    for (const face of faces) {
      const outwards = unit(minus(middleOf(face.points), middle));
      expect(dot(normalOf(face.points), outwards)).toBeGreaterThan(0);
    }
  }
});

test("a panel faces the viewer, a sheet faces up", () => {
  const [front, top] = placed(floorFrame(0, 0), [panel(0, 0, 1, 1, 0, "#888888"), sheet(0, 0, 1, 1, 0, "#888888")]);
  expect(normalOf(front?.points ?? []).map(Math.round)).toEqual([0, 0, -1].map((part) => part + 0));
  expect(normalOf(top?.points ?? [])[1]).toBeCloseTo(1);
});

test("a tilted cushion keeps its bottom edge", () => {
  const tiltedBox = tilted(box(0, 0, 0, 1, 1, 0.2, "#888888"), [0, 0, 0], 0.3);
  const heights = tiltedBox.flatMap((face) => face.points.map(([, y]) => y));
  expect(Math.min(...heights)).toBeCloseTo(0);
});
