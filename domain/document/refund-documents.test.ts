import fc from "fast-check";
import { expect, test } from "vitest";
import { payableMinor } from "#domain/cart/present.ts";
import { currencies, rates } from "#domain/money/currency.ts";
import { fromMinorUnits, shownStep, toMinorUnits } from "#domain/money/minor-units.ts";
import { splitRefund } from "#domain/order/split-refund.ts";
import { shareOf } from "#domain/policy/policies-of-total.ts";
import { creditOf } from "./credit-note.ts";
import { invoiceLines, vatWithin } from "./sold-lines.ts";

const orders = fc.record({
  currency: fc.constantFrom(...currencies),
  /** What the order costs, in halalas, and the policy's share of it that cancelling now keeps. */
  due: fc.integer({ min: 1, max: 9_000_000 }),
  charged: fc.constantFrom(0, 1, 33, 50, 99, 100),
  /** The order was paid at once, or a change of its dates was paid later. */
  changePart: fc.constantFrom(0, 0.1, 0.37, 1),
  vatRate: fc.constantFrom(0, 5, 10, 15),
  cover: fc.constantFrom(0, 777),
});

const text = { en: "Qamra Chalet", ar: "شاليه قمرا" };

/** The invoice of one payment. */
function invoiceOf(total: number, { vatRate, cover }: { vatRate: number; cover: number }) {
  const ownCover = Math.min(cover, total);
  const vat = vatWithin(total - ownCover, vatRate);
  const amount = total - ownCover - vat;
  const lines = [{ kind: "stay" as const, text, quantity: 2, amount, discount: 0 }];
  return { ...invoiceLines({ lines, vat, cover: ownCover, total }), tax: null };
}

test("for random orders in nine currencies, the previewed amount is what is refunded and what the credit notes say", () => {
  fc.assert(
    fc.property(orders, ({ currency, due, charged, changePart, ...tax }) => {
      const presentment = { currency, rate: rates[currency] };
      const kept = shareOf(due, charged, 100);
      const paid = payableMinor(due, presentment);
      const step = shownStep(currency);
      const change = Math.floor((paid * changePart) / step) * step;
      const payments = [
        { paymentId: "change", availableMinor: change },
        { paymentId: "stay", availableMinor: paid - change },
      ];
      const { parts } = splitRefund([{ kind: "money", halalas: due, presentment, payments }], kept);
      const refunds = parts.flatMap((part) => (part.kind === "money" ? [part] : []));

      const previewed = refunds.map(({ amountMinor }) => fromMinorUnits(amountMinor, currency));
      const invoices = { change: invoiceOf(change, tax), stay: invoiceOf(paid - change, tax) };
      const notes = refunds.map(({ paymentId, amountMinor }) =>
        creditOf(paymentId === "stay" ? invoices.stay : invoices.change, [], amountMinor),
      );
      expect(notes.map(({ totals }) => totals.total)).toEqual(previewed.map((shown) => toMinorUnits(shown, currency)));
      const keptMinor = sumOf(Object.values(invoices)) - sumOf(notes);
      expect(keptMinor).toBe(kept >= due ? paid : payableMinor(kept, presentment));
    }),
    { numRuns: 10_000 },
  );
});

const sumOf = (documents: readonly { totals: { total: number } }[]) =>
  documents.reduce((sum, { totals }) => sum + totals.total, 0);
