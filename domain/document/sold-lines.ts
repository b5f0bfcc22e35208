import { splitProRata } from "#domain/money/split-pro-rata.ts";
import type { BothTexts, DocumentLine, DocumentTotals } from "./document-content.ts";

/** What was sold in one payment, in minor units of its currency; deductions are positive. */
export type Sale = {
  lines: { kind: DocumentLine["kind"]; text: BothTexts; quantity: number; amount: number; discount: number }[];
  vat: number;
  cover: number;
  /** The whole payment: lines less discounts and coupon, VAT and cover. */
  total: number;
};

/**
 * The lines and totals of an invoice. A coupon is a discount on all lines in proportion, and so is VAT shared out. The
 * shown lines of a cart may differ by one unit from the rules of tax; the payment itself is always exact.
 */
export function invoiceLines(sale: Sale): { lines: DocumentLine[]; totals: DocumentTotals } {
  const bases = sale.lines.map(({ amount, discount }) => Math.max(0, amount - discount));
  const net = Math.max(0, sale.total - sale.vat - sale.cover);
  const vat = Math.min(sale.vat, sale.total - net);
  const nets = splitProRata(net, bases);
  const vats = splitProRata(vat, nets);
  const lines = sale.lines.map(({ kind, text, quantity, amount }, index) => {
    const [ownNet = 0, ownVat = 0] = [nets[index], vats[index]];
    return {
      kind,
      text,
      quantity,
      amount: Math.max(amount, ownNet),
      discount: Math.max(amount, ownNet) - ownNet,
      net: ownNet,
      vat: ownVat,
      gross: ownNet + ownVat,
    };
  });
  return { lines, totals: totalsOf(net, vat, sale.total - net - vat) };
}

export function totalsOf(net: number, vat: number, collected: number): DocumentTotals {
  return { net, vat, gross: net + vat, collected, total: net + vat + collected };
}

/** The VAT that an amount contains, rounded half up. */
export function vatWithin(gross: number, rate: number): number {
  return Math.floor((2 * gross * rate + 100 + rate) / (2 * (100 + rate)));
}
