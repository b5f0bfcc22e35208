import { expect, test } from "vitest";
import { plusCode } from "./plus-code.ts";

/** From the test data of Open Location Code. */
test.each([
  [20.3700625, 2.7821875, "7FG49QCJ+2V"],
  [47.0000625, 8.0000625, "8FVC2222+22"],
  [-41.2730625, 174.7859375, "4VCPPQGP+Q9"],
])("the point %d, %d has a plus code", (latitude, longitude, code) => {
  expect(plusCode({ latitude, longitude })).toBe(code);
});
