import { type CurrencyCode, exponents } from "#domain/money/currency.ts";
import { multiply, readDecimal, writeDecimal } from "#domain/money/decimal.ts";
import type { DocumentTotals, TaxTotals } from "./document-content.ts";

const RATE_DECIMALS = 8;

type Exchange = {
  from: CurrencyCode;
  to: CurrencyCode;
  /** Units of each currency for one riyal. */
  perRiyal: { from: number; to: number };
  day: string;
};

/** The totals in the currency of the tax, at a rate that the document prints in full, so that anyone can check them. */
export function taxTotals({ net, vat }: DocumentTotals, { from, to, perRiyal, day }: Exchange): TaxTotals {
  const rate = from === to ? "1" : crossRate(perRiyal);
  const shift = exponents[to] - exponents[from];
  const [netTo, vatTo] = [exchanged(net, rate, shift), exchanged(vat, rate, shift)];
  return { currency: to, rate, day, net: netTo, vat: vatTo, gross: netTo + vatTo };
}

function crossRate({ from, to }: Exchange["perRiyal"]): string {
  const [below, above] = [readDecimal(from), readDecimal(to)];
  if (!below || !above || below.units <= 0n) throw new TypeError(`not rates: ${from}, ${to}`);
  const scaled = above.units * 10n ** BigInt(RATE_DECIMALS + below.scale - above.scale + EXTRA);
  const units = roundedQuotient(scaled, below.units * 10n ** BigInt(EXTRA));
  return writeDecimal({ units, scale: RATE_DECIMALS }).replace(/\.?0+$/, "");
}

/** Keeps the exponent above positive for rates with many decimals. */
const EXTRA = 12;

function exchanged(minor: number, rate: string, shift: number): number {
  const factor = readDecimal(rate);
  if (!factor) throw new TypeError(`not a rate: ${rate}`);
  const { units, scale } = multiply({ units: BigInt(minor) * 10n ** BigInt(Math.max(shift, 0)), scale: 0 }, factor);
  return Number(roundedQuotient(units, 10n ** BigInt(scale + Math.max(-shift, 0))));
}

/** Rounded half up. */
function roundedQuotient(above: bigint, below: bigint): bigint {
  return (2n * above + below) / (2n * below);
}
