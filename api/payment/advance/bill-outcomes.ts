import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { bills, payments } from "#api/schema/payment.ts";
import type { BillKind } from "#domain/payment/bill.ts";
import { confirmOrder } from "./confirm-order.ts";
import { type Ending, failOrder } from "./fail-order.ts";
import type { LockedBooking } from "./lock-booking.ts";
import { rejectPayment, returnMoney } from "./reject-payment.ts";

/** What a payment does to the rest of a booking, each in the transaction that moves the payment. */
type BillOutcomes = {
  /** The provider has the money. */
  paid: (tx: Tx, booking: LockedBooking, to: "confirmed" | "captured") => Promise<void>;
  /** The provider will not have the money. */
  failed: (tx: Tx, booking: LockedBooking, ending: Ending) => Promise<void>;
  /** Money arrived after the payment had ended. */
  rejected: (tx: Tx, booking: LockedBooking) => Promise<void>;
};

/** By kind of bill. Nothing makes a bill of a change yet, so money for one goes back. */
export const billOutcomes: Record<BillKind, BillOutcomes> = {
  stay: { paid: confirmOrder, failed: failOrder, rejected: rejectPayment },
  change: { paid: refuseMoney, failed: closeBill, rejected: refuseMoney },
};

async function refuseMoney(tx: Tx, booking: LockedBooking): Promise<void> {
  await returnMoney(tx, booking);
  await tx.update(bills).set({ state: "void" }).where(eq(bills.id, booking.bill.id));
}

async function closeBill(tx: Tx, { bill, payment }: LockedBooking, { to, failureCode }: Ending): Promise<void> {
  const ended = { state: to, failureCode: failureCode ?? null, token: null, endedAt: sql`app_now()` };
  await tx.update(payments).set(ended).where(eq(payments.id, payment.id));
  await tx.update(bills).set({ state: "void" }).where(eq(bills.id, bill.id));
}
