import fc from "fast-check";
import { expect, test } from "vitest";
import { loyaltyMethods } from "#domain/loyalty/methods.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { currencies } from "#domain/money/currency.ts";
import { fromMinorUnits, shownStep, toMinorUnits } from "#domain/money/minor-units.ts";
import { paidPartName } from "./paid-part-name.ts";
import { paidWith } from "./paid-with.ts";

const leg = (category: string, amount: number, burnPoints = 0) => ({
  ...{ type: "loyalty", category, displayPrice: { total: 0 - amount }, additionalData: { burnPoints } },
});
const nights = { type: "accommodation", category: "chalet", displayPrice: { total: 2_461 }, additionalData: {} };
const visa = { method: "card", brand: "visa", last4: "4242" } as const;
const price = { due: 2_461, money: 1_761, currency: "SAR" } as const;

test("a price is the whole of it, and card, wallet and points are what pays it", () => {
  const lines = [nights, leg("qitaf", 200, 1_000), leg("wallet", 500, 500)];
  expect(paidWith({ ...price, lines, payments: [{ ...visa, amount: 1_761 }] })).toEqual({
    total: 2_461,
    currency: "SAR",
    paidWith: [
      { ...visa, points: null, amount: 1_761 },
      { method: "qitaf", brand: null, last4: null, points: 1_000, amount: 200 },
      { method: "wallet", brand: null, last4: null, points: null, amount: 500 },
    ],
  });
});

test("before anything is paid, money is what is still to be paid", () => {
  const lines = [nights, leg("wallet", 700, 700)];
  const parts = paidWith({ ...price, lines, payments: [] }).paidWith;
  expect(parts.map(({ method, amount }) => [method, amount])).toEqual([
    [null, 1_761],
    ["wallet", 700],
  ]);
});

test("a card that also paid for a change is one part, and a cheaper change is taken off the newest payment", () => {
  const mada = { ...visa, brand: "mada", last4: "0007" };
  const payments = [
    { ...visa, amount: 1_000 },
    { ...mada, amount: 500 },
    { ...visa, amount: 900 },
  ];
  const parts = paidWith({ ...price, due: 1_761, lines: [nights], payments }).paidWith;
  expect(parts.map(({ brand, amount }) => [brand, amount])).toEqual([
    ["visa", 1_261],
    ["mada", 500],
  ]);
});

test("the parts of any price add up to it, in every currency and whatever pays", () => {
  const amounts = fc.array(fc.record({ method: fc.constantFrom(...loyaltyMethods), steps: fc.nat(90_000) }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      amounts,
      fc.nat(900_000),
      fc.array(fc.nat(900_000)),
      (currency, legs, money, paid) => {
        const shown = (steps: number) => Number(fromMinorUnits(steps * shownStep(currency), currency));
        const lines = legs.map(({ method, steps }) => leg(method, shown(steps)));
        const due = shown(money + legs.reduce((sum, { steps }) => sum + steps, 0));
        const payments = paid.map((steps, at) => ({ ...visa, last4: String(at), amount: shown(steps) }));
        const answer = paidWith({ lines, due, money: shown(money), currency, payments });
        const sum = answer.paidWith.reduce((total, { amount }) => total + toMinorUnits(amount, currency), 0);
        expect([answer.total, sum]).toEqual([due, toMinorUnits(due, currency)]);
        expect(answer.paidWith.every(({ amount }) => amount > 0)).toBe(true);
      },
    ),
  );
});

test("each method has its name in both languages", () => {
  const part = { brand: null, last4: null, points: null };
  const nameIn = (language: "en" | "ar", given: Parameters<typeof paidPartName>[0]) =>
    paidPartName(given, { paid: lazyMessagesOf(language).paid, cards: messagesOf(language).shell.cards });
  expect(nameIn("en", { ...visa, points: null })).toBe("Visa ending \u20664242\u2069");
  expect(nameIn("en", { ...part, method: "apple-pay", brand: "visa" })).toBe("Apple Pay");
  expect(nameIn("en", { ...part, method: "fursan", points: 12_500 })).toBe("AlFursan miles (12,500)");
  expect(nameIn("ar", { ...part, method: "fursan" })).toBe("أميال الفرسان");
  expect([nameIn("en", { ...part, method: "wallet" }), nameIn("ar", { ...part, method: "wallet" })]).toEqual([
    "Wallet",
    "المحفظة",
  ]);
});
