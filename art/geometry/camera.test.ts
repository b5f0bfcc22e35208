import { expect, test } from "vitest";
import { cameraAt, yawTowards } from "./camera.ts";

const setup = { eye: [0, 1.5, 0], yaw: 0, pitch: 0, focalLength: 800, width: 1600, height: 1000 } as const;

test("a point straight ahead is projected to the middle of the picture", () => {
  const camera = cameraAt(setup);
  expect(camera.project(camera.toCameraAxes([0, 1.5, 4]))).toEqual([800, 500]);
});

test("x goes right, y goes up, and twice the distance halves the size", () => {
  const camera = cameraAt(setup);
  expect(camera.project(camera.toCameraAxes([1, 2.5, 2]))).toEqual([1200, 100]);
  expect(camera.project(camera.toCameraAxes([1, 2.5, 4]))).toEqual([1000, 300]);
});

test("a camera turned towards a point shows it in its middle column", () => {
  const yaw = yawTowards([0, 1.5, 0], [3, 0, 2]);
  const camera = cameraAt({ ...setup, yaw });
  expect(camera.project(camera.toCameraAxes([3, 0, 2]))[0]).toBeCloseTo(800);
});

test("a shifted optical axis moves the horizon and keeps vertical lines vertical", () => {
  const camera = cameraAt({ ...setup, axis: 300 });
  const [foot, head] = [camera.project(camera.toCameraAxes([1, 0, 3])), camera.project(camera.toCameraAxes([1, 3, 3]))];
  expect(camera.project(camera.toCameraAxes([5, 1.5, 9]))[1]).toBe(300);
  expect(foot[0]).toBe(head[0]);
});
