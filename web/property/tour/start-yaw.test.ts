import { expect, test } from "vitest";
import { yawTowards } from "./start-yaw.ts";

test.each([
  [[], 0],
  [[{ yaw: 20 }, { yaw: 170 }], 0],
  [[{ yaw: 120 }, { yaw: -80 }], -45],
  [[{ yaw: 180 }], 145],
])("with doors at %j a room is shown from %i degrees", (doors, yaw) => {
  expect(yawTowards(doors)).toBe(yaw);
});
