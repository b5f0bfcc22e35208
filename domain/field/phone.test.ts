import { describe, expect, test } from "vitest";
import { countryOfDialCode, dialCodeOf, gulfFirst, isSameNumber, readPhone, splitPhone } from "./phone.ts";

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

describe("the number +966512345678, typed on a Saudi site", () => {
  const isSaudi = (text: string) => isSameNumber(text, "+966", "+966512345678");

  test.each(["0512345678", "512345678", "+966512345678", "00966 51 234 5678", "966512345678", " 966512345678"])(
    "is %j",
    (text) => expect(isSaudi(text)).toBe(true),
  );

  test.each(["+971512345678", "971512345678", "12345678", "2345678", "+66512345678", "+", ""])("is not %j", (text) =>
    expect(isSaudi(text)).toBe(false),
  );
});

test("a number without a dial code is one of the site's country", () => {
  expect(isSameNumber("0512345678", "+971", "+966512345678")).toBe(false);
  expect(isSameNumber("0512345678", "+971", "+971512345678")).toBe(true);
  expect(isSameNumber("51234567", "+965", "+96651234567")).toBe(false);
});

test.each([
  ["+966512345678", "+966"],
  ["+971501234567", "+971"],
  ["+96550012345", "+965"],
  ["+201001234567", "+20"],
  ["+447700900123", "+44"],
  ["+12025550123", "+1"],
  ["+79161234567", "+7"],
  ["+212612345678", "+212"],
  ["+353851234567", "+353"],
  ["+905321234567", "+90"],
  ["+989121234567", "+98"],
  ["0512345678", null],
  ["+", null],
  ["+0512345678", null],
])("the dial code of %s is %s", (number, code) => {
  expect(dialCodeOf(number)).toBe(code);
});

const countries = [
  { code: "CA", dialCode: "+1" },
  { code: "EH", dialCode: "+212" },
  { code: "KW", dialCode: "+965" },
  { code: "MA", dialCode: "+212" },
  { code: "SA", dialCode: "+966" },
  { code: "US", dialCode: "+1" },
  { code: "YT", dialCode: "+269" },
];

test.each([
  ["+1", undefined, "US"],
  ["+1", "CA", "CA"],
  ["+1", "MA", "US"],
  ["+212", undefined, "MA"],
  ["+269", undefined, "YT"],
  ["+999", undefined, ""],
])("%s with %s chosen is the code of %s", (dialCode, chosen, country) => {
  expect(countryOfDialCode(dialCode, countries, chosen)).toBe(country);
});

test("a country of ours is known before the list has loaded", () => {
  expect(countryOfDialCode("+965", [])).toBe("KW");
});

test("the Gulf comes first, and no country is lost", () => {
  const sorted = gulfFirst(countries).map(({ code }) => code);
  expect(sorted).toEqual(["SA", "KW", "CA", "EH", "MA", "US", "YT"]);
});
