import fc from "fast-check";
import { expect, test } from "vitest";
import { cameraAt } from "./camera.ts";
import { clipToFrustum } from "./frustum.ts";
import type { Vec } from "./vector.ts";

const camera = cameraAt({ eye: [2, 1.45, 0.25], yaw: 0.3, pitch: -0.09, focalLength: 1081, width: 1600, height: 1067 });
const coordinate = fc.double({ min: -9, max: 9, noNaN: true });
const triangle = fc.array(fc.tuple(coordinate, coordinate, coordinate), { minLength: 3, maxLength: 3 });

test("nothing is drawn outside the picture", () => {
  fc.assert(
    fc.property(triangle, (points) => {
      const seen = clipToFrustum(
        points.map((point) => camera.toCameraAxes(point as Vec)),
        camera,
      );
      for (const [x, y] of seen.map(camera.project)) {
        expect(x).toBeGreaterThan(-10);
        expect(x).toBeLessThan(1610);
        expect(y).toBeGreaterThan(-10);
        expect(y).toBeLessThan(1077);
      }
    }),
    { numRuns: 300 },
  );
});

test("a wall behind the camera is not drawn, and one that crosses the view is clipped with straight edges", () => {
  const behind: Vec[] = [
    [0, 0, -3],
    [4, 0, -3],
    [4, 3, -3],
  ].map(([x = 0, y = 0, z = 0]) => [x, y, z]);
  expect(
    clipToFrustum(
      behind.map((point) => cameraAt({ ...camera, yaw: 0 }).toCameraAxes(point)),
      camera,
    ),
  ).toEqual([]);

  const floor = clipToFrustum(
    [
      [-50, -1, 0.5],
      [50, -1, 0.5],
      [50, -1, 50],
      [-50, -1, 50],
    ],
    camera,
  );
  for (const [, y] of floor) expect(y).toBeCloseTo(-1);
});
