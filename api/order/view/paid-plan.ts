import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { instalmentSchedule } from "#domain/payment/instalments.ts";
import { isLender, type Lender } from "#domain/payment/methods.ts";

/** The lender that paid an order, and the instalments that it collects from the guest. */
export type PaidPlan = { lender: Lender; schedule: number[] };

export async function paidPlan(db: Tx, orderId: string): Promise<PaidPlan | null> {
  const isPaid = inArray(payments.state, ["confirmed", "captured"]);
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isPaid));
  if (!payment || !isLender(payment.method)) return null;
  const schedule = scheduleOf(payment);
  return schedule.length > 0 ? { lender: payment.method, schedule } : null;
}

/** The instalments of a payment in units of its currency; empty for a payment at once. */
export function scheduleOf({ amountMinor, currency, instalments, firstInstalmentMinor }: PaymentRow): number[] {
  if (instalments === null || firstInstalmentMinor === null) return [];
  const plan = { instalments, firstMinor: firstInstalmentMinor };
  return instalmentSchedule(amountMinor, plan, currency).map((minor) => Number(fromMinorUnits(minor, currency)));
}
