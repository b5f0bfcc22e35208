import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { LockedOrder } from "#api/order/lock-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { payments, refunds } from "#api/schema/payment.ts";
import type { RefundPart } from "#domain/order/split-refund.ts";

/** Why money goes back. */
type Reason = { cancellationId: string } | { changeId: string };

/** Writes a refund for each payment that returns money, and its jobs. The order and its payments must be locked. */
export async function insertRefunds(
  tx: Tx,
  paid: LockedOrder["payments"],
  reason: Reason,
  parts: readonly RefundPart[],
): Promise<void> {
  const rows = parts.map(({ paymentId, amountMinor }) => ({ id: randomUUID(), ...reason, paymentId, amountMinor }));
  if (rows.length > 0) await tx.insert(refunds).values(rows);
  await voidWhatIsOnlyAuthorised(tx, paid, rows);
  for (const refund of rows) await enqueue(tx, refund.id, ["refund", "issue-credit-note"]);
}

/** An authorised payment that is returned whole is voided instead of captured; from now on no answer may confirm it. */
async function voidWhatIsOnlyAuthorised(
  tx: Tx,
  paid: LockedOrder["payments"],
  rows: readonly { paymentId: string; amountMinor: number }[],
): Promise<void> {
  const whole = paid.filter(
    ({ id, state, amountMinor }) =>
      state === "confirmed" && rows.some((row) => row.paymentId === id && row.amountMinor === amountMinor),
  );
  const ids = whole.map(({ id }) => id);
  if (ids.length > 0) await tx.update(payments).set({ isEnding: true }).where(inArray(payments.id, ids));
}
