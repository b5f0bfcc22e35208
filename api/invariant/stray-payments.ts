import { sql } from "drizzle-orm";
import type { ListedPayment, PaymentProvider } from "#api/payment/gateway/payment-port.ts";
import type { Db } from "#api/platform/database/database.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { Violation } from "./invariants.ts";

type OurPayment = { id: string; state: string; amountMinor: string; currency: string; status: number };

/** I3 and I4: every charge of a provider belongs to a confirmed order or was refunded, and every order has its charge. */
export async function findStrayPayments(db: Db, provider: PaymentProvider, since: Date): Promise<Violation[]> {
  const listed = await provider.list(since);
  if (!listed) return [{ invariant: "I3", subject: provider.name, detail: "did not answer" }];
  const { rows } = await db.execute<OurPayment>(sql`
    SELECT p.id, p.state, p.amount_minor AS "amountMinor", p.currency, o.status_code AS status
    FROM payment p JOIN placed_order o ON o.id = p.order_id WHERE p.provider = ${provider.name} AND p.created_at >= ${since}`);
  const theirs = new Map(listed.map((one) => [one.paymentId, one]));
  const ours = new Map(rows.map((one) => [one.id, one]));
  return [
    ...listed.filter((one) => hasMoney(one) && !hasOrder(ours.get(one.paymentId), one)).map(stray),
    ...rows.filter((one) => isConfirmed(one) && !hasMoney(theirs.get(one.id))).map(unpaid),
  ];
}

function hasMoney(one: ListedPayment | undefined): boolean {
  return (
    one !== undefined && (one.kind === "captured" || one.kind === "authorised") && one.refundedMinor < one.amountMinor
  );
}

function isConfirmed({ status }: OurPayment): boolean {
  return status === orderStatus.confirmed;
}

function hasOrder(mine: OurPayment | undefined, theirs: ListedPayment): boolean {
  return (
    mine !== undefined &&
    isConfirmed(mine) &&
    Number(mine.amountMinor) === theirs.amountMinor &&
    mine.currency === theirs.currency
  );
}

const stray = ({ paymentId, kind, amountMinor, currency }: ListedPayment): Violation => ({
  invariant: "I3",
  subject: paymentId,
  detail: `${kind} ${amountMinor} ${currency} for no order`,
});
const unpaid = ({ id }: OurPayment): Violation => ({
  invariant: "I4",
  subject: id,
  detail: "is confirmed without money",
});
