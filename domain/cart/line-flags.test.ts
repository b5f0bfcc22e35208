import fc from "fast-check";
import { expect, test } from "vitest";
import ar from "#domain/message/catalogue/ar/price.json" with { type: "json" };
import en from "#domain/message/catalogue/en/price.json" with { type: "json" };
import { couponView } from "./coupon-view.ts";
import { isDiscount, isServiceFee, isShownCharge } from "./line-flags.ts";

test.each([
  "Service fee",
  "SERVICE FEE (Riyadh)",
  "our service fees",
  "رسوم الخدمة",
  "تشمل رسوم الخدمة",
  en.serviceFee,
  ar.serviceFee,
])("a line with the text %s is a service fee", (description) => {
  expect(isServiceFee({ description })).toBe(true);
});

test.each(["", "VAT (15%)", "Service", "خدمة"])("a line with the text %s is no service fee", (description) => {
  expect(isServiceFee({ description })).toBe(false);
});

test("a line is a discount when it takes something off", () => {
  fc.assert(
    fc.property(fc.integer(), (total) => {
      expect(isDiscount({ price: { total } })).toBe(total < 0);
    }),
  );
});

const line = { name: "AHLAN50", description: "Discount", code: "AHLAN50", price: { total: -50 }, notes: [] };
const error = (en: string) => ({ type: "error" as const, message: { en, ar: "خطأ" } });
const info = { type: "info" as const, message: { en: "One code a booking.", ar: "رمز واحد" } };

test("a coupon is valid unless a note is an error", () => {
  expect(couponView({ ...line, notes: [info] }, "en")).toEqual({
    name: "AHLAN50",
    description: "Discount",
    totalPrice: -50,
    code: "AHLAN50",
    isValid: true,
    errorMessage: null,
  });
});

test("a refused coupon says why, by its first error, in the guest's language", () => {
  const refused = { ...line, notes: [info, error("This code has expired."), error("Another")] };

  expect(couponView(refused, "en")).toMatchObject({ isValid: false, errorMessage: "This code has expired." });
  expect(couponView(refused, "ar").errorMessage).toBe("خطأ");
});

test("guests see every charge but a VAT of 0 %, and no points and wallet, which pay", () => {
  const isShown = (type: string, total: number) => isShownCharge({ type, price: { total } });
  expect([isShown("vat", 0), isShown("loyalty", -200), isShown("vat", 15), isShown("accommodation", 0)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
