import { inArray, sql } from "drizzle-orm";
import { payments } from "#api/schema/payment.ts";
import { advance, isNews } from "./advance.ts";
import type { ListedPayment, PaymentProvider } from "./gateway/payment-port.ts";
import type { PaymentDeps } from "./payment-deps.ts";

/** Webhooks may come this late; so far back the books are compared. */
const LOOK_BACK_MS = 3 * 86_400_000;
const TOOK_MONEY = new Set(["authorised", "captured"]);
const TAKES_NONE = new Set(["declined", "voided"]);

/** Lays our books beside each provider's: whatever differs goes through the one door, or is told to the operators. */
export async function reconcile(deps: PaymentDeps, now: Date): Promise<void> {
  for (const provider of deps.providers) {
    const listed = await provider.list(new Date(now.getTime() - LOOK_BACK_MS));
    if (listed) await compare(deps, provider, listed);
  }
}

async function compare(deps: PaymentDeps, provider: PaymentProvider, listed: readonly ListedPayment[]): Promise<void> {
  if (listed.length === 0) return;
  const ids = listed.map(({ paymentId }) => paymentId);
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
    const keeps = TOOK_MONEY.has(theirs.kind) && theirs.refundedMinor < theirs.amountMinor;
    if (!mine) {
      if (keeps) deps.log.error({ event: "payment-stray", outcome: provider.name }, "money of no payment of ours");
    } else if (mine.state === "declined" || mine.state === "voided" ? keeps : !TAKES_NONE.has(theirs.kind)) {
      // Most of what is listed ended long ago: only what would move takes its locks.
      if (!mine.isFresh && isNews(mine, theirs)) await advance(deps, theirs.paymentId, theirs);
    }
  }
}
