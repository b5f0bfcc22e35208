import { sql } from "drizzle-orm";
import type { ListedPayment, PaymentProvider } from "#api/payment/gateway/payment-port.ts";
import type { Db } from "#api/platform/database/database.ts";
import type { Violation } from "./invariants.ts";

type Ours = { id: string; state: string; amountMinor: string; currency: string; status: number };

/** I3 and I4: every charge of a provider belongs to a confirmed order or went back, and every order has its charge. */
export async function findStrayPayments(db: Db, provider: PaymentProvider, since: Date): Promise<Violation[]> {
  const listed = await provider.list(since);
  if (!listed) return [{ invariant: "I3", subject: provider.name, detail: "does not answer" }];
  const { rows } = await db.execute<Ours>(sql`
    SELECT p.id, p.state, p.amount_minor AS "amountMinor", p.currency, o.status_code AS status
    FROM payment p JOIN placed_order o ON o.id = p.order_id WHERE p.provider = ${provider.name} AND p.created_at >= ${since}`);
  const theirs = new Map(listed.map((one) => [one.paymentId, one]));
  const ours = new Map(rows.map((one) => [one.id, one]));
  return [
    ...listed.filter((one) => keepsMoney(one) && !isEarned(ours.get(one.paymentId), one)).map(stray),
    ...rows.filter((one) => isConfirmed(one) && !keepsMoney(theirs.get(one.id))).map(unpaid),
  ];
}

function keepsMoney(one: ListedPayment | undefined): boolean {
  return (
    one !== undefined && (one.kind === "captured" || one.kind === "authorised") && one.refundedMinor < one.amountMinor
  );
}

function isConfirmed({ status }: Ours): boolean {
  return status === 58;
}

function isEarned(mine: Ours | undefined, theirs: ListedPayment): boolean {
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
const unpaid = ({ id }: Ours): Violation => ({ invariant: "I4", subject: id, detail: "is confirmed without money" });
