import { expect, test } from "vitest";
import { amountOf, giftErrors, giftOfForm } from "./gift-values.ts";

const start = { dialCode: "+966", language: "ar" } as const;
const sent = (given: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  return giftOfForm(form, start);
};
const offer = {
  ...{ designs: [], amounts: [100, 250, 500], min: 50, max: 2_000, step: 10, currency: "SAR" as const, waitMinutes: 0 },
  ...{ price: { currency: "SAR" as const, rate: 1 }, sendDays: { first: "2027-01-01", last: "2027-02-01" } },
};

test.each([
  ["the amount that is pressed", { amount: "500" }, 500],
  ["an amount that is typed", { amount: "other", otherAmount: "620" }, 620],
  ["an amount that is typed beside one that is pressed", { amount: "250", otherAmount: "620" }, 620],
])("a form without scripts sends %s", (_what, form, amount) => {
  expect(amountOf(sent(form))).toBe(amount);
});

test("a form without an amount or a design is refused, and nothing takes their place", () => {
  expect(giftErrors(sent({}), offer)).toMatchObject({ amount: "giftAmount", designId: "invalid" });
  expect(giftErrors(sent({ amount: "other" }), offer)).toMatchObject({ amount: "giftAmount" });
});
