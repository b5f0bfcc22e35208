import { sql } from "drizzle-orm";
import { advance } from "#api/payment/advance/advance.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import type { PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import { payments } from "#api/schema/payment.ts";

const BATCH_SIZE = 50;
const PERIOD = "3 days";

/**
 * A gateway without a list is asked for each of our payments that has ended without money, because money may arrive
 * later: soon after its end every minute, then less and less often.
 */
export async function askEnded(deps: PaymentDeps, gateway: PaymentGateway): Promise<void> {
  const { db, settings } = deps;
  const minute = sql`${60 * settings.timeScale} * interval '1 second'`;
  const due = await db
    .update(payments)
    .set({ askedAt: sql`app_now()` })
    .where(
      sql`id IN (
        SELECT id FROM payment WHERE gateway = ${gateway.name} AND state IN ('declined', 'voided')
          AND created_at > app_now() - ${PERIOD}::interval
          AND coalesce(asked_at, created_at) <= app_now() - greatest(${minute}, (app_now() - created_at) / 4)
        ORDER BY asked_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`,
    )
    .returning();
  for (const payment of due) {
    const evidence = await gateway.ask(keyOf(payment));
    if (evidence.kind === "authorised" || evidence.kind === "captured") await advance(deps, payment.id, evidence);
  }
}
