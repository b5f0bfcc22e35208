import { inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";

type Refunded = { paymentId: string; amountMinor: number };

/**
 * A payment that is only authorised and returned whole is voided instead of captured; from now on no answer may confirm
 * it. What is captured at once never waits in this state.
 */
export async function voidAuthorised(tx: Tx, paid: readonly PaymentRow[], rows: readonly Refunded[]): Promise<void> {
  const whole = paid.filter(
    (payment) =>
      payment.state === "confirmed" &&
      rows.some((row) => row.paymentId === payment.id && row.amountMinor === payment.amountMinor),
  );
  const ids = whole.map(({ id }) => id);
  if (ids.length > 0) await tx.update(payments).set({ isEnding: true }).where(inArray(payments.id, ids));
}
