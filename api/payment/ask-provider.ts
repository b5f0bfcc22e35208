import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import { isOpen, paymentStates } from "#domain/payment/payment-state.ts";
import { advance } from "./advance.ts";
import { type PaymentDeps, providerOf } from "./payment-deps.ts";

const openStates = paymentStates.filter(isOpen);
/** However often a guest polls, the provider is asked no more often than this. */
const ASK_EVERY_MS = 3_000;

/** Asks the provider how an open payment stands, unless somebody did a moment ago, and moves it accordingly. */
export async function askProvider(deps: PaymentDeps, paymentId: string): Promise<PaymentRow | null> {
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
    .returning({ provider: payments.provider });
  if (!mine) return null;
  const evidence = await providerOf(deps, mine.provider).ask(paymentId);
  await faultPoint("K19");
  return advance(deps, paymentId, evidence);
}
