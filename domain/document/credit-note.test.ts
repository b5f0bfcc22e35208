import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies, rates } from "#domain/money/currency.ts";
import { type Credited, creditableOf, creditOf } from "./credit-note.ts";
import { invoiceLines } from "./sold-lines.ts";
import { taxTotals } from "./tax-totals.ts";

const text = { en: "Qamra Chalet", ar: "شاليه قمرا" };

const sales = fc.record({
  currency: fc.constantFrom(...currencies),
  taxCurrency: fc.constantFrom("SAR" as const, "AED" as const, "BHD" as const),
  stay: fc.integer({ min: 0, max: 9_000_000 }),
  fee: fc.nat(50_000),
  vat: fc.nat(900_000),
  cover: fc.constantFrom(0, 5_400, 7_777),
  refunds: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
});

function anInvoice({
  currency,
  taxCurrency,
  stay,
  fee,
  vat,
  cover,
}: Omit<typeof sales extends fc.Arbitrary<infer S> ? S : never, "refunds">) {
  const { lines, totals } = invoiceLines({
    lines: [
      { kind: "stay", text, quantity: 3, amount: stay, discount: 0 },
      { kind: "fee", text, quantity: 1, amount: fee, discount: 0 },
    ],
    vat,
    cover,
    total: stay + fee + vat + cover,
  });
  const perRiyal = { from: rates[currency], to: rates[taxCurrency] };
  return { lines, totals, tax: taxTotals(totals, { from: currency, to: taxCurrency, perRiyal, day: "2026-11-16" }) };
}

test("credit notes of any refunds in nine currencies equal the refunds, and the last one leaves nothing", () => {
  fc.assert(
    fc.property(sales, ({ refunds, ...sale }) => {
      const invoice = anInvoice(sale);
      const notes: Credited[] = [];
      const credit = (amount: number) => {
        const note = creditOf(invoice, notes, amount);
        expect(note.totals.total).toBe(amount);
        expect(note.totals.gross).toBe(note.totals.net + note.totals.vat);
        notes.push(note);
      };
      for (const part of refunds) credit(Math.floor(creditableOf(invoice, notes) * part));
      credit(creditableOf(invoice, notes));
      const left = (read: (one: Pick<Credited, "totals" | "tax" | "lines">) => number) =>
        read(invoice) - notes.reduce((sum, note) => sum + read(note), 0);
      expect(left(({ totals }) => totals.net)).toBe(0);
      expect(left(({ totals }) => totals.vat)).toBe(0);
      expect(left(({ totals }) => totals.collected)).toBe(0);
      expect(left(({ tax }) => tax?.gross ?? 0)).toBe(0);
      expect(left(({ lines }) => lines[0]?.net ?? 0)).toBe(0);
      const parts = notes.flatMap(({ totals, tax }) => [totals.net, totals.vat, totals.collected, tax?.vat ?? 0]);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 10_000 },
  );
});

test("what is kept stays taxed at the rate at which it was sold, to the unit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 9_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (net, part) => {
      const vat = Math.round((net * 15) / 100);
      const sale = { currency: "SAR", taxCurrency: "SAR", stay: net, fee: 0, vat, cover: 0 } as const;
      const invoice = anInvoice(sale);
      const back = creditOf(invoice, [], Math.floor(invoice.totals.total * part));
      const kept = invoice.totals.net - back.totals.net;
      expect(Math.abs(invoice.totals.vat - back.totals.vat - (kept * 15) / 100)).toBeLessThanOrEqual(1.5);
    }),
  );
});

test("the rate between two currencies is printed in full and gives the printed amounts", () => {
  const totals = { net: 27_250, vat: 4_088, gross: 31_338, collected: 0, total: 31_338 };
  const day = "2026-11-16";
  expect(taxTotals(totals, { from: "USD", to: "SAR", perRiyal: { from: 0.2667, to: 1 }, day })).toEqual({
    currency: "SAR",
    rate: "3.74953131",
    day,
    net: 102_175,
    vat: 15_328,
    gross: 117_503,
  });
  expect(taxTotals(totals, { from: "SAR", to: "BHD", perRiyal: { from: 1, to: 0.1003 }, day })).toMatchObject({
    rate: "0.1003",
    net: 27_332,
    vat: 4_100,
  });
  expect(taxTotals(totals, { from: "AED", to: "AED", perRiyal: { from: 0.9793, to: 0.9793 }, day }).rate).toBe("1");
});
