import { inArray, sql } from "drizzle-orm";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import type { ListedPayment, PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { payments } from "#api/schema/payment.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { Violation } from "./invariants.ts";

type OurPayment = {
  id: string;
  billId: string;
  state: string;
  amountMinor: string;
  currency: string;
  isEnding: boolean;
  refundedMinor: string;
  /** Refunds that the gateway may have made although we do not know it yet. */
  pendingMinor: string;
  /** Its money goes back, or nobody had the time yet to send it back. */
  isGoingBack: boolean;
  status: number;
};

/** Late money is sent back this soon after it can be seen. */
const RETURN_S = 120;

/**
 * What only the books of a gateway can prove. I3 and I4: every charge belongs to an order or was refunded, and every order
 * has its charge. I41: one charge for a bill. I42: what was refunded is what our payments say. I43: every charge is a
 * payment of ours.
 */
export async function findStrayCharges(
  db: Tx,
  gateway: PaymentGateway,
  { since, timeScale }: { since: Date; timeScale: number },
): Promise<Violation[]> {
  const { rows } = await db.execute<OurPayment>(sql`
    SELECT p.id, p.bill_id AS "billId", p.state, p.amount_minor AS "amountMinor", p.currency, p.is_ending AS "isEnding",
      p.refunded_minor AS "refundedMinor", coalesce(o.status_code, g.status_code, 71) AS status,
      p.state = 'returning' OR coalesce(p.ended_at > app_now() - ${RETURN_S * timeScale} * interval '1 second', true)
        AS "isGoingBack",
      (SELECT coalesce(sum(r.amount_minor), 0) FROM refund r WHERE r.payment_id = p.id AND r.state = 'pending') AS "pendingMinor"
    FROM payment p JOIN bill b ON b.id = p.bill_id LEFT JOIN placed_order o ON o.id = p.order_id
    LEFT JOIN gift_order g ON g.id = b.gift_order_id WHERE p.gateway = ${gateway.name} AND p.created_at >= ${since}`);
  const listed = await chargesOf(db, gateway, rows, since);
  if (!listed) return rows.length === 0 ? [] : [{ invariant: "I3", subject: gateway.name, detail: "did not answer" }];
  const theirs = new Map(listed.map((one) => [one.paymentId, one]));
  const ours = new Map(rows.map((one) => [one.id, one]));
  return [
    ...listed.filter((one) => hasMoney(one) && !ours.has(one.paymentId)).map(unknown),
    ...listed.filter((one) => hasMoney(one) && isUnearned(ours.get(one.paymentId), one)).map(stray),
    ...listed.filter((one) => hasOtherRefund(ours.get(one.paymentId), one)).map(otherRefund),
    ...rows.filter((one) => shouldHaveMoney(one) && !hasMoney(theirs.get(one.id))).map(unpaid),
    ...twiceCharged(rows.filter((one) => hasMoney(theirs.get(one.id)) && !one.isGoingBack)),
  ];
}

/** The books of a gateway; one without a list is asked for each of our payments. */
async function chargesOf(
  db: Tx,
  gateway: PaymentGateway,
  rows: readonly OurPayment[],
  since: Date,
): Promise<ListedPayment[] | null> {
  if (gateway.capabilities.lists) return gateway.list(since);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const charges: ListedPayment[] = [];
  for (const payment of await db.select().from(payments).where(inArray(payments.id, ids))) {
    const { kind, amountMinor, currency, refundedMinor = 0 } = await gateway.ask(keyOf(payment));
    if (kind === "silent") return null;
    if (amountMinor !== undefined && currency !== undefined)
      charges.push({ paymentId: payment.id, kind, amountMinor, currency, refundedMinor });
  }
  return charges;
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

function isUnearned(mine: OurPayment | undefined, theirs: ListedPayment): boolean {
  if (!mine) return false;
  return !isPaid(mine) || mine.currency !== theirs.currency || Number(mine.amountMinor) !== theirs.amountMinor;
}

function hasOtherRefund(mine: OurPayment | undefined, theirs: ListedPayment): boolean {
  if (!mine || theirs.kind !== "captured" || !isPaid(mine)) return false;
  const [refunded, pending] = [Number(mine.refundedMinor), Number(mine.pendingMinor)];
  return theirs.refundedMinor < refunded || theirs.refundedMinor > refunded + pending;
}

function twiceCharged(charged: readonly OurPayment[]): Violation[] {
  const byBill = Map.groupBy(charged, ({ billId }) => billId);
  return [...byBill]
    .filter(([, each]) => each.length > 1)
    .map(([subject, each]) => ({ invariant: "I41", subject, detail: `has ${each.length} charges` }));
}

const unknown = ({ paymentId, kind, amountMinor, currency }: ListedPayment): Violation => ({
  invariant: "I43",
  subject: paymentId,
  detail: `${kind} ${amountMinor} ${currency} and no payment of ours`,
});
const stray = ({ paymentId, kind, amountMinor, currency }: ListedPayment): Violation => ({
  invariant: "I3",
  subject: paymentId,
  detail: `${kind} ${amountMinor} ${currency} for no order`,
});
const otherRefund = ({ paymentId, refundedMinor, currency }: ListedPayment): Violation => ({
  invariant: "I42",
  subject: paymentId,
  detail: `${refundedMinor} ${currency} went back at the gateway`,
});
const unpaid = ({ id }: OurPayment): Violation => ({
  invariant: "I4",
  subject: id,
  detail: "is paid without money",
});
