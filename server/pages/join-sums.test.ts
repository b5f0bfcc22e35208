import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { joinSums } from "./join-sums.ts";

test("the sum of two texts follows from the sums of both", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array({ maxLength: 5_000 }), (first, second) => {
      const whole = Buffer.concat([first, second]);
      expect(joinSums(crc32(first), crc32(second), second.length)).toBe(crc32(whole));
    }),
  );
});
