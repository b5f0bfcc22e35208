import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { advance } from "#api/payment/advance/advance.ts";
import { gatewayOfPayment, type PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import { isOpen, paymentStates } from "#domain/payment/payment-state.ts";

const openStates = paymentStates.filter(isOpen);
/** The gateway is queried at most this often, however often a guest polls. */
const ASK_EVERY_MS = 3_000;

/** Queries the gateway for an open payment, unless that happened a moment ago, and advances the payment. */
export async function askGateway(deps: PaymentDeps, paymentId: string): Promise<PaymentRow | null> {
  const { db, settings } = deps;
  const pause = `${ASK_EVERY_MS * settings.timeScale} milliseconds`;
  const [mine] = await db
    .update(payments)
    .set({ askedAt: sql`app_now()` })
    .where(
      and(
        eq(payments.id, paymentId),
        inArray(payments.state, openStates),
        or(isNull(payments.askedAt), lt(payments.askedAt, sql`app_now() - ${pause}::interval`)),
      ),
    )
    .returning();
  if (!mine) return null;
  const evidence = await gatewayOfPayment(deps, mine).ask(keyOf(mine));
  await faultPoint("K19");
  return advance(deps, paymentId, evidence);
}
