import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { payments } from "#api/schema/payment.ts";
import type { PayWay } from "#api/testing/servers/pay-ways.ts";

type Line = { paymentId: string; kind: string };
type Refund = { id: string; state: string; minor: string; tasks: number };

/** What our tables and the ledgers of the sandbox contain about payments. */
export function paymentFacts({ app, sandbox }: { app: FastifyInstance; sandbox: { url: string } }) {
  const { db } = app;
  return {
    /** What happened to the money of a payment, such as `captured, refunded`. */
    ledgerOf: async ({ book }: Pick<PayWay, "book">, paymentId: string): Promise<string> => {
      const answer = await fetch(`${sandbox.url}/${book}/ledger`);
      const { lines } = (await answer.json()) as { lines: Line[] };
      return lines.flatMap((line) => (line.paymentId === paymentId ? [line.kind] : [])).join(", ");
    },
    /** The status of each order of a cart, the oldest first. */
    ordersOf: async (cartId: string): Promise<number[]> => {
      const { rows } = await db.execute<{ status: number }>(sql`
        SELECT status_code AS status FROM placed_order WHERE cart_id = ${cartId} ORDER BY created_at`);
      return rows.map(({ status }) => status);
    },
    paymentOf: async (paymentId: string) => {
      const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
      if (!payment) throw new Error(`There is no payment ${paymentId}.`);
      return payment;
    },
    /** The refund of a payment, and how many open tasks there are about it. */
    refundOf: async (paymentId: string): Promise<Refund | undefined> => {
      const { rows } = await db.execute<Refund>(sql`
        SELECT id, state, amount_minor AS minor,
          (SELECT count(*)::int FROM task t WHERE t.subject = r.id::text AND t.done_at IS NULL) AS tasks
        FROM refund r WHERE payment_id = ${paymentId}`);
      return rows[0];
    },
  };
}
export type PaymentFacts = ReturnType<typeof paymentFacts>;
