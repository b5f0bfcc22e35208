import { type LoyaltyMethod, loyaltyMethods } from "#domain/loyalty/methods.ts";
import { isProgramme } from "#domain/loyalty/rates.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";
import { splitProRata } from "#domain/money/split-pro-rata.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";

/** One way in which a part of a price is paid; `method` is `null` for money that is still to be paid. */
export type PaidPart = {
  method: PaymentMethod | LoyaltyMethod | null;
  brand: string | null;
  last4: string | null;
  /** Of a programme. */
  points: number | null;
  amount: number;
};

/** A price and what pays it; the parts add up to the total exactly. */
export type PaidPrice = { total: number; currency: CurrencyCode; paidWith: PaidPart[] };

type Line = {
  type: string;
  category: string;
  displayPrice: { total: number };
  additionalData: Readonly<Record<string, unknown>>;
};
type Payment = Pick<PaidPart, "amount"> & { method: PaymentMethod; brand: string | null; last4: string | null };

type Priced = {
  lines: readonly Line[];
  /** What all lines cost, whatever pays for it; without it, money and the lines of points and wallet together. */
  due?: number;
  /** The part of it that is money. */
  money: number;
  currency: CurrencyCode;
  /** Payments that took money, the oldest first: a cheaper change refunds the newest first. */
  payments: readonly Payment[];
};

/**
 * What pays the price of a cart or an order. Points and wallet are ways to pay, not discounts, so every place that shows
 * a price shows this total and these parts.
 */
export function paidWith({ lines, due, money, currency, payments }: Priced): PaidPrice {
  const minor = (amount: number) => toMinorUnits(amount, currency);
  const shown = (amount: number) => Number(fromMinorUnits(amount, currency));
  const legs = lines.flatMap((line) => legOf(line) ?? []);
  const weights = legs.map(({ amount }) => minor(amount));
  const byLegs = due === undefined ? weights.reduce((sum, weight) => sum + weight, 0) : minor(due) - minor(money);
  const shares = splitProRata(byLegs, weights);
  const parts = [
    ...moneyParts(minor(money), payments, minor),
    ...legs.map((leg, index) => ({ ...leg, amount: shares[index] ?? 0 })),
  ];
  return {
    total: shown(minor(money) + byLegs),
    currency,
    paidWith: parts.filter(({ amount }) => amount > 0).map((part) => ({ ...part, amount: shown(part.amount) })),
  };
}

/** A card that also paid for a change is named once. */
function moneyParts(money: number, payments: readonly Payment[], minor: (amount: number) => number): PaidPart[] {
  let left = money;
  const parts: PaidPart[] = [];
  for (const { method, brand, last4, amount } of payments) {
    const share = Math.min(left, minor(amount));
    left -= share;
    const same = parts.find((part) => part.method === method && part.brand === brand && part.last4 === last4);
    if (same) same.amount += share;
    else parts.push({ method, brand, last4, points: null, amount: share });
  }
  return [...parts, { method: null, brand: null, last4: null, points: null, amount: left }];
}

function legOf({ type, category, displayPrice, additionalData }: Line): PaidPart | null {
  const method = loyaltyMethods.find((name) => name === category);
  if (type !== "loyalty" || !method || displayPrice.total >= 0) return null;
  const { burnPoints } = additionalData;
  const points = isProgramme(method) && typeof burnPoints === "number" ? burnPoints : null;
  return { method, brand: null, last4: null, points, amount: 0 - displayPrice.total };
}
