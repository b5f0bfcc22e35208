import { expect, test } from "vitest";
import { noMoreTerms } from "./coupon-terms-for-test.ts";
import { couponText } from "./coupon-text.ts";
import type { CouponTerms } from "./judge-coupon.ts";

const terms: CouponTerms = {
  ...{ kind: "percent", value: 10, most: 30_000, least: 0 },
  ...{ startsAt: new Date("2026-01-01"), endsAt: new Date("2027-11-16T21:00:00Z"), usageLimit: 1 },
  ...{ brand: "ALL", countryCode: "ALL", cityId: null, weekdays: null, leastNights: 1, isFirstBooking: false },
  ...{ accountId: "a", contact: "n@example.test" },
  ...noMoreTerms,
};
const read = (given: Partial<CouponTerms>, language: "en" | "ar" = "en") =>
  couponText({ ...terms, ...given }, language).map((term) => term.replaceAll("\u00a0", " "));

test("the code of a guest whose stay was cancelled reads in both languages", () => {
  expect(read({})).toEqual(["10% off, up to SAR 300", "Can be used once", "Valid until 16 Nov 2027"]);
  expect(read({}, "ar")).toEqual(["خصم 10% بحد أقصى 300 ر.س", "يُستخدم مرة واحدة", "صالح حتى 16 نوفمبر 2027"]);
});

test("every further term has its sentence", () => {
  const further: Partial<CouponTerms> = {
    kind: "amount",
    value: 5_050,
    most: null,
    least: 50_000,
    leastNights: 2,
    maxNights: 7,
    weekdays: ["wed", "sun", "mon"],
    bookWeekdays: ["tue"],
    stayFrom: "2026-12-01",
    stayTo: "2026-12-31",
    hostId: 3,
    isFirstBooking: true,
    memberOnly: true,
    method: "mada",
    accountId: null,
    contact: null,
    perGuestLimit: 2,
  };
  expect(read(further)).toEqual([
    "SAR 50.50 off",
    "Minimum spend SAR 500",
    "At least 2 nights",
    "Up to 7 nights",
    "For nights on Sunday, Monday and Wednesday",
    "For nights from 01 Dec 2026 to 31 Dec 2026",
    "Book on Tuesday",
    "For selected homes",
    "For your first booking",
    "For members",
    "Pay with mada",
    "Can be used 2 times",
    "Valid until 16 Nov 2027",
  ]);
  for (const sentence of read(further, "ar")) expect(sentence).toMatch(/[\u0600-\u06ff]/);
});

test("a code for nights from or until a day says so", () => {
  expect(read({ stayFrom: "2026-12-01" })).toContain("For nights from 01 Dec 2026");
  expect(read({ stayTo: "2026-12-31" })).toContain("For nights until 31 Dec 2026");
});
