import { splitProRata } from "#domain/money/split-pro-rata.ts";
import type { DocumentContent, DocumentLine, DocumentTotals, TaxTotals } from "./document-content.ts";
import { totalsOf } from "./sold-lines.ts";

type Amounts = Pick<DocumentContent, "lines" | "totals" | "tax">;
export type Credited = { lines: DocumentLine[]; totals: DocumentTotals; tax: TaxTotals | null };

/**
 * A refund as a credit note: every line, its VAT and the cover in proportion to what earlier credit notes have left of
 * the invoice. The credit note that returns the rest returns every part exactly.
 */
export function creditOf(invoice: Amounts, earlier: readonly Amounts[], amount: number): Credited {
  const left = invoice.lines.map((line, index) => ({
    net: line.net - sumOf(earlier, (one) => one.lines[index]?.net),
    vat: line.vat - sumOf(earlier, (one) => one.lines[index]?.vat),
  }));
  const collectedLeft = invoice.totals.collected - sumOf(earlier, ({ totals }) => totals.collected);
  const [collected = 0, ...parts] = splitProRata(amount, [
    collectedLeft,
    ...left.map(({ net }) => net),
    ...left.map(({ vat }) => vat),
  ]);
  const lines = invoice.lines.map(({ kind, text }, index) => {
    const [net = 0, vat = 0] = [parts[index], parts[index + invoice.lines.length]];
    return { kind, text, quantity: 1, amount: net, discount: 0, net, vat, gross: net + vat };
  });
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const vat = lines.reduce((sum, line) => sum + line.vat, 0);
  const totals = totalsOf(net, vat, collected);
  return { lines, totals, tax: creditedTax(invoice, earlier, totals) };
}

type Sources = DocumentContent["payments"];

/** What goes back to each source that paid the invoice; two refunds to one source are one amount. */
export function creditedSources(
  paidWith: Sources,
  parts: readonly { method?: Sources[number]["method"]; amount: number }[],
): Sources {
  const sources = parts.map(({ method }) => paidWith.find((source) => source.method === method) ?? paidWith[0]);
  return paidWith.flatMap((source) => {
    const own = parts.filter((_, index) => sources[index] === source);
    return own.length > 0 ? [{ ...source, amount: own.reduce((sum, { amount }) => sum + amount, 0) }] : [];
  });
}

/** What a refund may still return of an invoice. */
export function creditableOf(invoice: Amounts, earlier: readonly Amounts[]): number {
  return invoice.totals.total - sumOf(earlier, ({ totals }) => totals.total);
}

/** At the rate of the invoice; the last credit note leaves nothing of the invoice's tax. */
function creditedTax(invoice: Amounts, earlier: readonly Amounts[], totals: DocumentTotals): TaxTotals | null {
  const { tax } = invoice;
  if (!tax) return null;
  const share = (key: "net" | "vat") => {
    const left = tax[key] - sumOf(earlier, (one) => one.tax?.[key]);
    const ofLeft = invoice.totals[key] - sumOf(earlier, (one) => one.totals[key]);
    return splitProRata(left, [totals[key], ofLeft - totals[key]])[0] ?? 0;
  };
  const [net, vat] = [share("net"), share("vat")];
  return { ...tax, net, vat, gross: net + vat };
}

function sumOf(earlier: readonly Amounts[], read: (one: Amounts) => number | undefined): number {
  return earlier.reduce((sum, one) => sum + (read(one) ?? 0), 0);
}
