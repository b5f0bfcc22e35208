import { type Payment, refundedOf } from "./payment.ts";
import type { Provider } from "./provider.ts";
import { firstPart } from "./split-amount.ts";

/** A payment in the API of its provider, whose page is at this origin. */
export function paymentView(payment: Payment, { name, page }: Provider, origin: string) {
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
    redirectUrl: status === "challenge" ? `${origin}/${name}/${page.segment}/${id}` : null,
    createdAt: new Date(createdAt).toISOString(),
  };
}

/** The instalments of a lender. */
function planOf({ instalments, amount, currency }: Payment) {
  if (instalments < 2 || amount === null || currency === null) return null;
  return { instalments, first: firstPart(amount, currency, instalments) };
}
