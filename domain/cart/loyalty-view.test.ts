import { expect, test } from "vitest";
import { loyaltyView } from "./loyalty-view.ts";

const line = { name: "Qitaf points", price: { total: -100 }, displayPrice: { currency: "SAR" } };

test("the view of points has absolute amounts, and the value before it was cut to what was due", () => {
  expect(loyaltyView({ ...line, additionalData: { burnPoints: 500, basePrice: 120 } })).toEqual({
    name: "Qitaf points",
    totalPrice: 100,
    basePrice: 120,
    currency: "SAR",
    burnPoints: 500,
  });
});

test("a line without more data shows what it takes off", () => {
  expect(loyaltyView({ ...line, additionalData: {} })).toMatchObject({ basePrice: 100, burnPoints: 0 });
});
