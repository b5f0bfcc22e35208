import { expect, test } from "vitest";
import { errorText } from "./error-text.ts";

const SENTINEL = "noura-4711@example.test";

test("the log of a failed page says what failed and where, but not what the guest typed", () => {
  const cause = new Error(`No row for ${SENTINEL}`);
  const error = Object.assign(new Error(`Cannot open /en/login?email=${SENTINEL}`, { cause }), { input: SENTINEL });
  const text = errorText(error);
  expect(text).toMatch(/^Error\n {4}at .*error-text\.test\.ts/);
  expect(text).toContain("caused by Error");
  expect(text).not.toContain(SENTINEL);
  expect(errorText(new TypeError("x is not a function"))).toContain("TypeError: x is not a function");
  expect(errorText(`thrown ${SENTINEL}`)).toBe("string");
});
