import { expect, test } from "vitest";
import { typedPhone } from "./typed-phone.ts";

test.each([
  ["501234567", "+966", "501234567"],
  ["050 123-4567", "+966", "0501234567"],
  ["٠٥٠١٢٣٤٥٦٧", "+966", "0501234567"],
  ["+971 50 123 4567", "+971", "501234567"],
  ["00965 5012 3456", "+965", "50123456"],
  ["+9", "+966", "+9"],
  ["00", "+966", "00"],
  ["+49 170 1234567", "+966", "+49 170 1234567"],
])("a guest from Saudi Arabia who types %j sees %s and %s", (text, dialCode, number) => {
  expect(typedPhone(text, "+966", ["+966", "+971", "+965"])).toEqual({ dialCode, number });
});
