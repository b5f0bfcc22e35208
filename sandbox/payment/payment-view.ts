import { type Payment, refundedOf } from "./payment.ts";
import { firstPart } from "./split-amount.ts";

/** A payment in the provider's API; `origin` is that of its pages. */
export function paymentView(payment: Payment, origin: string) {
  const { id, reference, status, failure, amount, currency, card, createdAt } = payment;
  return {
    id,
    reference,
    status,
    failure,
    amount,
    currency,
    captured: status === "captured" ? amount : 0,
    refunded: refundedOf(payment),
    card,
    plan: planOf(payment),
    redirectUrl: status === "challenge" ? pageOf(payment, origin) : null,
    createdAt: new Date(createdAt).toISOString(),
  };
}

/** The instalments of a lender. */
function planOf({ instalments, amount, currency }: Payment) {
  if (instalments < 2 || amount === null || currency === null) return null;
  return { instalments, first: firstPart(amount, currency, instalments) };
}

/** The page on which the guest confirms. */
function pageOf({ provider, id }: Payment, origin: string): string {
  return `${origin}/${provider}/${provider === "card" ? "bank" : "pay"}/${id}`;
}
