import fc from "fast-check";
import { expect, test } from "vitest";
import { payableMinor } from "#domain/cart/present.ts";
import { burnValue, pointsStep } from "#domain/loyalty/burn.ts";
import { pointsRates, programmes } from "#domain/loyalty/rates.ts";
import { currencies, rates } from "#domain/money/currency.ts";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";
import { policyShare } from "./policy-share.ts";
import { type MoneySource, type PointsSource, splitRefund, type WalletSource } from "./split-refund.ts";

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const sar = { currency: "SAR", rate: 1 } as const;
const money = (payments: [string, number][], halalas = sumOf(payments.map(([, amount]) => amount))): MoneySource => ({
  kind: "money",
  halalas,
  presentment: sar,
  payments: payments.map(([paymentId, availableMinor]) => ({ paymentId, availableMinor })),
});

test("the newest payment is refunded first", () => {
  const source = money([
    ["change", 24_000],
    ["stay", 100_000],
  ]);
  expect(splitRefund([source], 100_000).parts).toEqual([{ kind: "money", paymentId: "change", amountMinor: 24_000 }]);
  expect(splitRefund([source], 62_000).parts).toEqual([
    { kind: "money", paymentId: "change", amountMinor: 24_000 },
    { kind: "money", paymentId: "stay", amountMinor: 38_000 },
  ]);
});

test("a booking that is kept whole returns nothing, and one without a price neither", () => {
  expect(splitRefund([money([["stay", 100_000]])], 100_000).parts).toEqual([]);
  expect(splitRefund([money([["stay", 0]])], 0).parts).toEqual([]);
});

test("what operators returned before is not returned again", () => {
  expect(splitRefund([money([["stay", 60_000]], 100_000)], 50_000).parts).toEqual([
    { kind: "money", paymentId: "stay", amountMinor: 10_000 },
  ]);
  expect(splitRefund([money([["stay", 40_000]], 100_000)], 50_000).parts).toEqual([]);
});

const moneyParts = ({ parts }: ReturnType<typeof splitRefund>) =>
  parts.flatMap((part) => (part.kind === "money" ? [part] : []));

const anOrder = fc.record({
  currency: fc.constantFrom(...currencies),
  due: fc.integer({ min: 0, max: 9_000_000 }),
  keptPart: fc.oneof(fc.constant(0), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  newestPart: fc.double({ min: 0, max: 1, noNaN: true }),
});

test("for random orders in every currency, what goes back and what is kept add up to what was paid", () => {
  fc.assert(
    fc.property(anOrder, ({ currency, due, keptPart, newestPart }) => {
      const presentment = { currency, rate: rates[currency] };
      const paid = payableMinor(due, presentment);
      const newest = Math.floor(paid * newestPart);
      const payments = [
        { paymentId: "newest", availableMinor: newest },
        { paymentId: "first", availableMinor: paid - newest },
      ];
      const kept = Math.round(due * keptPart);
      const parts = moneyParts(splitRefund([{ kind: "money", halalas: due, presentment, payments }], kept));
      const back = sumOf(parts.map(({ amountMinor }) => amountMinor));
      const keptMinor = kept === due && kept > 0 ? paid : payableMinor(kept, presentment);

      expect(back + keptMinor).toBe(paid);
      if (kept === 0) expect(back).toBe(paid);
      for (const { paymentId, amountMinor } of parts) {
        const source = payments.find((payment) => payment.paymentId === paymentId);
        expect(amountMinor).toBeGreaterThan(0);
        expect(amountMinor).toBeLessThanOrEqual(source?.availableMinor ?? 0);
      }
      if (parts.some(({ paymentId }) => paymentId === "first"))
        expect(sumOf(parts.filter(({ paymentId }) => paymentId === "newest").map((part) => part.amountMinor))).toBe(
          newest,
        );
    }),
    { numRuns: 10_000 },
  );
});

test("the refund is the amount that the order page shows for the same step", () => {
  fc.assert(
    fc.property(anOrder, ({ currency, due, keptPart }) => {
      const presentment = { currency, rate: rates[currency] };
      const availableMinor = payableMinor(due, presentment);
      const kept = Math.round(due * keptPart);
      const { parts } = splitRefund(
        [{ kind: "money", halalas: due, presentment, payments: [{ paymentId: "one", availableMinor }] }],
        kept,
      );
      const shown = policyShare(
        { sellingAmount: due / 100, chargedAmount: kept / 100 },
        { ...presentment, due: Number(fromMinorUnits(availableMinor, currency)) },
      );
      expect(sumOf(parts.map(({ amountMinor }) => amountMinor))).toBe(toMinorUnits(shown.back, currency));
    }),
  );
});

const wallet = (halalas: number): WalletSource => ({
  kind: "wallet",
  legId: "wallet",
  halalas,
  availableMinor: halalas,
  currency: "SAR",
});
const qitaf = (points: number): PointsSource => ({
  kind: "points",
  legId: "qitaf",
  method: "qitaf",
  points,
  rate: pointsRates.qitaf,
  halalas: points * 20,
  availableMinor: points * 20,
  currency: "SAR",
});

test("a booking paid with money, wallet and points returns half of each", () => {
  const { parts, moneyHalalas } = splitRefund([money([["stay", 50_000]]), wallet(30_000), qitaf(1_000)], 50_000);
  expect(parts).toEqual([
    { kind: "money", paymentId: "stay", amountMinor: 25_000 },
    { kind: "wallet", legId: "wallet", halalas: 15_000, amountMinor: 15_000 },
    { kind: "points", legId: "qitaf", method: "qitaf", halalas: 10_000, amountMinor: 10_000, points: 500 },
  ]);
  expect(moneyHalalas).toBe(25_000);
});

test("points go back whole, and what they leave goes to the money", () => {
  const { parts } = splitRefund([money([["stay", 1_000]]), qitaf(50)], 1_010);
  expect(parts).toEqual([
    { kind: "money", paymentId: "stay", amountMinor: 510 },
    { kind: "points", legId: "qitaf", method: "qitaf", halalas: 480, amountMinor: 480, points: 24 },
  ]);
});

test("a booking paid with points alone returns the next whole point", () => {
  const { parts, keptHalalas } = splitRefund([qitaf(100)], 1_010);
  expect(parts).toMatchObject([{ points: 50, halalas: 1_000 }]);
  expect(keptHalalas).toBe(1_000);
});

const anyMix = fc.record({
  paid: fc.integer({ min: 0, max: 900_000 }),
  fromWallet: fc.integer({ min: 0, max: 900_000 }),
  points: fc.integer({ min: 0, max: 100_000 }),
  method: fc.constantFrom(...programmes),
  keptPart: fc.oneof(fc.constant(0), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

test("for random mixes of sources, what goes back and what is kept add up, and no source returns more than it gave", () => {
  fc.assert(
    fc.property(anyMix, ({ paid, fromWallet, points: some, method, keptPart }) => {
      const rate = pointsRates[method];
      const points = some * pointsStep(rate);
      // Points that were cut to what was due paid a part of a step less than they are worth.
      const burned = Math.max(0, burnValue(points, rate) - (paid % burnValue(pointsStep(rate), rate)));
      const sources = [
        money([["stay", paid]]),
        ...(fromWallet > 0 ? [wallet(fromWallet)] : []),
        ...(burned > 0 ? [{ ...qitaf(points), method, rate, halalas: burned, availableMinor: burned }] : []),
      ];
      const due = paid + fromWallet + burned;
      const kept = Math.round(due * keptPart);
      const { parts, keptHalalas } = splitRefund(sources, kept);
      const backOf = (kind: string) =>
        sumOf(parts.filter((part) => part.kind === kind).map(({ amountMinor }) => amountMinor));

      expect(sumOf(parts.map(({ amountMinor }) => amountMinor)) + keptHalalas).toBe(due);
      expect(kept - keptHalalas).toBeLessThan(burnValue(pointsStep(rate), rate));
      if (paid + fromWallet > 0 && burned === 0) expect(keptHalalas).toBe(kept);
      expect(backOf("money")).toBeLessThanOrEqual(paid);
      expect(backOf("wallet")).toBeLessThanOrEqual(fromWallet);
      expect(backOf("points")).toBeLessThanOrEqual(burned);
      const paidBy = (some: number) => (some === points ? burned : burnValue(some, rate));
      for (const part of parts) if (part.kind === "points") expect(paidBy(part.points)).toBe(part.halalas);
      if (kept === 0) expect([backOf("money"), backOf("wallet"), backOf("points")]).toEqual([paid, fromWallet, burned]);
    }),
    { numRuns: 10_000 },
  );
});
