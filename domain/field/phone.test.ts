import { describe, expect, test } from "vitest";
import { readPhone, splitPhone } from "./phone.ts";

const saudi = { dialCode: "+966", number: "512345678" };

describe("a Saudi mobile number", () => {
  test.each([
    "512345678",
    "0512345678",
    "051 234 5678",
    "051-234-5678",
    "٠٥١٢٣٤٥٦٧٨",
    "۰۵۱۲۳۴۵۶۷۸",
    "+966512345678",
    "+966 51 234 5678",
    "00966512345678",
    "٠٠٩٦٦٥١٢٣٤٥٦٧٨",
    "+9660512345678",
    "\u202A+966 51 234 5678\u202C",
  ])("may be typed as %s", (text) => {
    expect(readPhone(text, "+966")).toEqual(saudi);
  });

  test.each(["", "51234567", "5123456789", "05123456789", "051234567a", "+966", "+96651234567", "+0512345678"])(
    "is not %j",
    (text) => {
      expect(readPhone(text, "+966")).toBe(null);
    },
  );

  test("pasted whole changes the dial code of the field", () => {
    expect(readPhone("+966512345678", "+971")).toEqual(saudi);
    expect(splitPhone("+9665", "+971")).toEqual({ dialCode: "+966", number: "5" });
  });
});

test.each([
  ["501234567", "+971", { dialCode: "+971", number: "501234567" }],
  ["50123456", "+971", null],
  ["12345", "+965", { dialCode: "+965", number: "12345" }],
  ["1234", "+965", null],
  ["12345678901234", "+44", { dialCode: "+44", number: "12345678901234" }],
  ["123456789012345", "+44", null],
  ["07700 900123", "+44", { dialCode: "+44", number: "7700900123" }],
  ["5551234x", "+1", null],
])("%s beside %s is read as %j", (text, dialCode, phone) => {
  expect(readPhone(text, dialCode)).toEqual(phone);
});
