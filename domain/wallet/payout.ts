import type { CurrencyCode } from "#domain/money/currency.ts";
import { shownStep } from "#domain/money/minor-units.ts";

/** Wallet money that no bank gave and that ends with the account. `points` are those that their programme refused to take back. */
export const endingSources = ["gift", "reward", "goodwill", "points"] as const;
export type EndingSource = (typeof endingSources)[number];

/** A refund that went into the wallet, in halalas and in minor units of its payment, and what is left of it there. */
type WalletRefund = { halalas: number; amountMinor: number; currency: CurrencyCode; left: number };

/** What the payment gets back of a refund that went into the wallet. A fraction of the smallest amount is the guest's. */
export function payoutMinor({ halalas, amountMinor, currency, left }: WalletRefund): number {
  const step = shownStep(currency);
  return Math.min(amountMinor, Math.ceil((amountMinor * left) / halalas / step) * step);
}
