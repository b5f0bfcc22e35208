import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { bills, payments } from "#api/schema/payment.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";
import { isOpen, paymentStates } from "#domain/payment/payment-state.ts";
import type { PayInput } from "./pay-input.ts";

const openStates = paymentStates.filter(isOpen);

/** The payment of an earlier call with the same key, and the kind of its bill; it is busy while that call runs. */
export async function findSameRequest(db: Tx, key: string) {
  const isBusy = sql<boolean>`coalesce(leased_until > app_now(), false)`;
  const [found] = await db
    .select({ payment: payments, kind: bills.kind, isBusy })
    .from(payments)
    .innerJoin(bills, eq(bills.id, payments.billId))
    .where(eq(payments.requestKey, key));
  return found;
}

/** Whether the first run of a repeated transaction was committed although its answer was lost. */
export async function isPlaced(tx: Tx, paymentId: string): Promise<boolean> {
  return (await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId))).length > 0;
}

export const sameIsRunning = () => new Problem("idempotency-running", { retryAfterSeconds: 1 });

type Payable = { id: string; state: string };

/** Refuses a call that is made twice, and a second payment of a cart or bill. */
export async function refuseSecondCall(tx: Tx, bill: Payable, request: { key: string } | null): Promise<void> {
  if (request && (await findSameRequest(tx, request.key))) throw sameIsRunning();
  await refuseSecondPayment(tx, bill);
}

/** Refuses a second click or a second tab; the problem names the payment that is open. A cart has the id of its bill. */
async function refuseSecondPayment(tx: Tx, bill: Payable): Promise<void> {
  if (bill.state !== "paying") return;
  const [open] = await tx
    .select({ paymentId: payments.id })
    .from(payments)
    .where(and(eq(payments.billId, bill.id), inArray(payments.state, openStates)));
  throw new Problem("payment-running", { details: { ...open } });
}

/** Refuses a total that the guest did not accept; `lostCode` says why a coupon does not count, if that is the reason. */
export function requireAcceptedTotal(
  { acceptedTotal }: PayInput,
  { currency }: { currency: CurrencyCode },
  payableMinor: number,
  lostCode: number | null = null,
): void {
  const after = Number(fromMinorUnits(payableMinor, currency));
  if (toMinorUnits(acceptedTotal, currency) === payableMinor && acceptedTotal === after) return;
  throw new Problem("price-changed", {
    details: { before: acceptedTotal, after, currency, ...(lostCode && { coupon: lostCode }) },
  });
}
