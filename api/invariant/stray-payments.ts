import { sql } from "drizzle-orm";
import type { ListedPayment, PaymentProvider } from "#api/payment/gateway/payment-port.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { Violation } from "./invariants.ts";

type OurPayment = {
  id: string;
  state: string;
  amountMinor: string;
  currency: string;
  isEnding: boolean;
  refundedMinor: string;
  /** Refunds that the provider may have made although we do not know it yet. */
  pendingMinor: string;
  status: number;
};

/**
 * I3 and I4: every charge of a provider belongs to an order or was refunded, and every order has its charge. What a
 * provider has refunded is what our payments say.
 */
export async function findStrayPayments(db: Tx, provider: PaymentProvider, since: Date): Promise<Violation[]> {
  const listed = await provider.list(since);
  if (!listed) return [{ invariant: "I3", subject: provider.name, detail: "did not answer" }];
  const { rows } = await db.execute<OurPayment>(sql`
    SELECT p.id, p.state, p.amount_minor AS "amountMinor", p.currency, p.is_ending AS "isEnding",
      p.refunded_minor AS "refundedMinor", coalesce(o.status_code, g.status_code, 71) AS status,
      (SELECT coalesce(sum(r.amount_minor), 0) FROM refund r WHERE r.payment_id = p.id AND r.state = 'pending') AS "pendingMinor"
    FROM payment p JOIN bill b ON b.id = p.bill_id LEFT JOIN placed_order o ON o.id = p.order_id
    LEFT JOIN gift_order g ON g.id = b.gift_order_id WHERE p.provider = ${provider.name} AND p.created_at >= ${since}`);
  const theirs = new Map(listed.map((one) => [one.paymentId, one]));
  const ours = new Map(rows.map((one) => [one.id, one]));
  return [
    ...listed.filter((one) => hasMoney(one) && !isEarned(ours.get(one.paymentId), one)).map(stray),
    ...rows.filter((one) => shouldHaveMoney(one) && !hasMoney(theirs.get(one.id))).map(unpaid),
  ];
}

function hasMoney(one: ListedPayment | undefined): boolean {
  return (
    one !== undefined && (one.kind === "captured" || one.kind === "authorised") && one.refundedMinor < one.amountMinor
  );
}

/** Whether the order of a payment was confirmed once; a cancelled one keeps what its policy says. */
function isPaid({ status, state }: OurPayment): boolean {
  const isOrder = status !== orderStatus.pending && status !== orderStatus.failed;
  return isOrder && (state === "confirmed" || state === "captured");
}

function shouldHaveMoney(mine: OurPayment): boolean {
  const minLeft = Number(mine.amountMinor) - Number(mine.refundedMinor) - Number(mine.pendingMinor);
  const isBeingVoided = mine.isEnding && mine.state === "confirmed";
  return isPaid(mine) && !isBeingVoided && minLeft > 0;
}

function isEarned(mine: OurPayment | undefined, theirs: ListedPayment): boolean {
  if (!mine || !isPaid(mine) || mine.currency !== theirs.currency) return false;
  const [refunded, pending] = [Number(mine.refundedMinor), Number(mine.pendingMinor)];
  const isSameRefund = theirs.refundedMinor >= refunded && theirs.refundedMinor <= refunded + pending;
  return Number(mine.amountMinor) === theirs.amountMinor && isSameRefund;
}

const stray = ({ paymentId, kind, amountMinor, currency }: ListedPayment): Violation => ({
  invariant: "I3",
  subject: paymentId,
  detail: `${kind} ${amountMinor} ${currency} for no order`,
});
const unpaid = ({ id }: OurPayment): Violation => ({
  invariant: "I4",
  subject: id,
  detail: "is paid without money",
});
