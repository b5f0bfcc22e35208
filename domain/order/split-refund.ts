import { type Presentment, payableMinor } from "#domain/cart/present.ts";
import { pointsWithin } from "#domain/loyalty/burn.ts";
import type { Programme } from "#domain/loyalty/rates.ts";
import { type BurnedPoints, splitPoints } from "#domain/loyalty/split-points.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { shownStep } from "#domain/money/minor-units.ts";
import { splitProRata } from "#domain/money/split-pro-rata.ts";

/** What one payment can still return, in minor units. */
export type RefundablePayment = { paymentId: string; availableMinor: number };

/** Money of a booking: its value in halalas and its payments, the newest first. All are in the currency of the booking. */
export type MoneySource = {
  kind: "money";
  halalas: number;
  presentment: Presentment;
  payments: readonly RefundablePayment[];
};

/** What a leg of a booking has not returned yet: its value in halalas, and in minor units of the booking's currency. */
type LegSource = { legId: string; halalas: number; availableMinor: number; currency: CurrencyCode };
export type WalletSource = LegSource & { kind: "wallet" };
export type PointsSource = LegSource & BurnedPoints & { kind: "points"; method: Programme };

/** Where the value of a booking came from. A further kind of source is a further row here and in `returns`. */
export type RefundSource = MoneySource | WalletSource | PointsSource;

/** One refund to be made, in minor units of the booking's currency; an amount is never 0. */
export type MoneyPart = { kind: "money"; paymentId: string; amountMinor: number };
export type WalletPart = { kind: "wallet"; legId: string; halalas: number; amountMinor: number };
export type PointsPart = Omit<WalletPart, "kind"> & { kind: "points"; method: Programme; points: number };
export type RefundPart = MoneyPart | WalletPart | PointsPart;

type Returns = {
  [Kind in RefundSource["kind"]]: (source: RefundSource & { kind: Kind }, backHalalas: number) => RefundPart[];
};

/** What a source returns when so many of its halalas go back. */
const returns: Returns = { money: returnMoney, wallet: returnToWallet, points: returnPoints };

export type RefundSplit = {
  parts: RefundPart[];
  /** What goes back of the money, in halalas. */
  moneyHalalas: number;
  /** What is kept of everything; less than asked by a part of a point if points paid for everything. */
  keptHalalas: number;
};

/**
 * Splits what a guest gets back over the sources, pro rata to what each gave. Points go back in whole points; what they
 * leave goes to the money, then to the wallet. If nothing is kept, every source returns exactly what it gave.
 */
export function splitRefund(sources: readonly RefundSource[], keptHalalas: number): RefundSplit {
  const given = sumOf(sources.map(({ halalas }) => halalas));
  const shares = splitProRata(
    Math.max(0, given - keptHalalas),
    sources.map(({ halalas }) => halalas),
  );
  const back = inWholePoints(sources, shares);
  return {
    parts: sources.flatMap((source, at) => partsOf(source, back[at] ?? 0)),
    moneyHalalas: sumOf(sources.map(({ kind }, at) => (kind === "money" ? (back[at] ?? 0) : 0))),
    keptHalalas: given - sumOf(back),
  };
}

function partsOf<Source extends RefundSource>(source: Source, back: number): RefundPart[] {
  const partsOfKind = returns[source.kind] as (source: Source, back: number) => RefundPart[];
  return partsOfKind(source, back);
}

/** The shares with those of points in whole points; what they leave goes to another source. */
function inWholePoints(sources: readonly RefundSource[], shares: readonly number[]): number[] {
  const back = [...shares];
  for (const [at, source] of sources.entries()) {
    if (source.kind !== "points") continue;
    const share = back[at] ?? 0;
    const { value, rest } = splitPoints(share, source, false);
    const isAdded = addToOthers(sources, back, rest);
    back[at] = isAdded ? value : splitPoints(share, source, true).value;
  }
  return back;
}

/** Adds an amount to the shares of money and wallet, in this order. Changes nothing if they cannot take all of it. */
function addToOthers(sources: readonly RefundSource[], back: number[], amount: number): boolean {
  const others = (["money", "wallet"] as const).flatMap((kind) =>
    sources.flatMap((source, at) => (source.kind === kind ? [{ at, kept: source.halalas - (back[at] ?? 0) }] : [])),
  );
  if (sumOf(others.map(({ kept }) => kept)) < amount) return false;
  let left = amount;
  for (const { at, kept } of others) {
    const part = Math.min(left, kept);
    back[at] = (back[at] ?? 0) + part;
    left -= part;
  }
  return true;
}

/** Everything but the converted kept amount, so that a fraction of a minor unit is the guest's; the newest payment first. */
function returnMoney({ halalas, presentment, payments }: MoneySource, backHalalas: number): RefundPart[] {
  const kept = halalas - backHalalas;
  const available = sumOf(payments.map(({ availableMinor }) => availableMinor));
  let back = kept >= halalas && kept > 0 ? 0 : Math.max(0, available - payableMinor(kept, presentment));
  return payments.flatMap(({ paymentId, availableMinor }) => {
    const amountMinor = Math.min(back, availableMinor);
    back -= amountMinor;
    return amountMinor > 0 ? [{ kind: "money" as const, paymentId, amountMinor }] : [];
  });
}

function returnToWallet(source: WalletSource, halalas: number): RefundPart[] {
  return halalas > 0 ? [{ kind: "wallet", ...legPart(source, halalas) }] : [];
}

function returnPoints(source: PointsSource, halalas: number): RefundPart[] {
  const { method, rate } = source;
  const points = halalas === source.halalas ? source.points : pointsWithin(halalas, rate);
  return points > 0 ? [{ kind: "points", ...legPart(source, halalas), method, points }] : [];
}

/** The last part of a leg is everything that is left of it, so that no fraction remains. */
function legPart({ legId, halalas: left, availableMinor, currency }: LegSource, halalas: number) {
  const step = shownStep(currency);
  const share = Math.floor((availableMinor * halalas) / left / step) * step;
  return { legId, halalas, amountMinor: halalas === left ? availableMinor : share };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
