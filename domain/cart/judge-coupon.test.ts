import fc from "fast-check";
import { expect, test } from "vitest";
import { type CouponTerms, judgeCoupon } from "./judge-coupon.ts";

const now = new Date("2026-12-01T09:00:00Z");
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const terms: CouponTerms = {
  kind: "percent",
  value: 15,
  most: null,
  least: 0,
  startsAt: at(-1),
  endsAt: at(1),
  usageLimit: null,
  brand: "ALL",
  countryCode: "ALL",
  cityId: null,
};
const tried = { now, site: { brand: "mabeet", countryCode: "SA" } as const, cityId: 5, subtotal: 320_000, uses: 0 };
const judge = (given: Partial<CouponTerms>, where: Partial<typeof tried> = {}) =>
  judgeCoupon({ ...terms, ...given }, { ...tried, ...where });

test.each([
  ["a percentage", {}, 48_000],
  ["a percentage up to its most", { most: 10_000 }, 10_000],
  ["a percentage that does not come out even", { value: 7, kind: "percent" as const }, 22_400],
  ["an amount", { kind: "amount" as const, value: 5_000 }, 5_000],
  ["an amount above what there is to pay", { kind: "amount" as const, value: 900_000 }, 320_000],
])("a coupon takes off %s", (_what, given, amount) => {
  expect(judge(given)).toEqual({ amount, refusal: null });
});

test.each([
  ["is not known yet", { startsAt: at(0.5) }, "coupon-invalid"],
  ["ended in this very moment", { endsAt: now }, "coupon-expired"],
  ["is of the other brand", { brand: "tajawal" }, "coupon-not-applicable"],
  ["is of another country", { countryCode: "KW" }, "coupon-not-applicable"],
  ["is for another city", { cityId: 6 }, "coupon-not-applicable"],
  ["is used up", { usageLimit: 0 }, "coupon-used"],
  ["asks for a dearer stay", { least: 320_001 }, "coupon-below-minimum"],
] as const)("a code that %s is refused", (_what, given, refusal) => {
  expect(judge(given)).toEqual({ amount: 0, refusal });
});

test("a code nobody made is refused, and the last use of a limit is good", () => {
  expect(judgeCoupon(null, tried)).toEqual({ amount: 0, refusal: "coupon-invalid" });
  expect(judge({ usageLimit: 3 }, { uses: 2 }).refusal).toBe(null);
  expect(judge({ usageLimit: 3 }, { uses: 3 }).refusal).toBe("coupon-used");
});

test("no coupon takes off more than the stay costs, or a part of a halala", () => {
  const kind = fc.constantFrom("percent" as const, "amount" as const);
  fc.assert(
    fc.property(kind, fc.integer({ min: 1, max: 100 }), fc.nat(5_000_000), (kind, value, subtotal) => {
      const { amount } = judge({ kind, value }, { subtotal });
      expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= subtotal).toBe(true);
    }),
  );
});
