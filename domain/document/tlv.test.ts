import fc from "fast-check";
import { expect, test } from "vitest";
import { tlvBytes } from "./tlv.ts";

test("the code of an invoice has the bytes that the Saudi tax authority reads", () => {
  const bytes = tlvBytes([
    [1, "مبيت"],
    [2, "300000000000003"],
    [3, "2026-11-16T13:30:00Z"],
    [4, "2492.63"],
    [5, "325.13"],
  ]);
  expect(Buffer.from(bytes).toString("base64")).toBe(
    "AQjZhdio2YrYqgIPMzAwMDAwMDAwMDAwMDAzAxQyMDI2LTExLTE2VDEzOjMwOjAwWgQHMjQ5Mi42MwUGMzI1LjEz",
  );
});

test("any text is written in UTF-8", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (text) => {
      const [, , ...bytes] = tlvBytes([[1, text]]);
      expect(Buffer.from(bytes).toString("utf8")).toBe(text.toWellFormed());
    }),
  );
});

test("a value of more than 255 bytes is refused", () => {
  expect(() => tlvBytes([[1, "م".repeat(128)]])).toThrow(RangeError);
});
