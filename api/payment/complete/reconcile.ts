import { inArray, sql } from "drizzle-orm";
import { advance, wouldChange } from "#api/payment/advance/advance.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import type { ListedPayment, PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import { isProved } from "#api/payment/gateway/payment-proof.ts";
import { payments } from "#api/schema/payment.ts";
import { askEnded } from "./ask-ended.ts";

/** Webhooks may arrive this late, so payments of this period are compared. */
const PERIOD_MS = 3 * 86_400_000;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const TOOK_MONEY = new Set(["authorised", "captured"]);
const TAKES_NONE = new Set(["declined", "voided"]);

/** Compares our payments with those of each gateway. A difference advances the payment, or alerts the operators. */
export async function reconcile(deps: PaymentDeps, now: Date): Promise<void> {
  for (const gateway of deps.gateways) {
    if (!gateway.capabilities.lists) {
      await askEnded(deps, gateway);
      continue;
    }
    const listed = await gateway.list(new Date(now.getTime() - PERIOD_MS));
    if (listed) await compare(deps, gateway, listed);
  }
}

async function compare(deps: PaymentDeps, gateway: PaymentGateway, listed: readonly ListedPayment[]): Promise<void> {
  if (listed.length === 0) return;
  const ids = listed.map(({ paymentId }) => paymentId).filter((id) => UUID.test(id));
  const ours = await deps.db
    .select({
      id: payments.id,
      state: payments.state,
      amountMinor: payments.amountMinor,
      currency: payments.currency,
      isFresh: sql<boolean>`created_at > app_now() - interval '5 seconds'`,
    })
    .from(payments)
    .where(inArray(payments.id, ids));
  const byId = new Map(ours.map((payment) => [payment.id, payment]));
  for (const theirs of listed) {
    const mine = byId.get(theirs.paymentId);
    const hasMoney = TOOK_MONEY.has(theirs.kind) && theirs.refundedMinor < theirs.amountMinor;
    if (!mine) {
      if (hasMoney) reportStray(deps, gateway, theirs);
    } else if (mine.state === "declined" || mine.state === "voided" ? hasMoney : !TAKES_NONE.has(theirs.kind)) {
      // Most listed payments ended long ago; only those that would change are locked.
      if (!mine.isFresh && wouldChange(mine, theirs)) await advance(deps, theirs.paymentId, theirs);
    }
  }
}

/** With our signature it is money of ours that we no longer know; without one it may be of another system. */
function reportStray(
  { log, settings }: PaymentDeps,
  { name }: PaymentGateway,
  { paymentId, proof }: ListedPayment,
): void {
  const isOurs = proof !== undefined && isProved(paymentId, proof, settings.secrets);
  log.error({ event: "payment-stray", outcome: name, paymentId, isOurs }, "charge without a payment of ours");
}
