import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import type { Gateway } from "#domain/payment/gateways.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";
import { openBill } from "./open-bill.ts";

export type PaymentAttempt = {
  paymentId: string;
  gateway: Gateway | "none";
  country: CountryCode;
  method: PaymentMethod;
  token: string | null;
  planId: string | null;
  /** Known before the gateway is called: some brands are captured at once. */
  cardBrand: string | null;
  returnUrl: string;
  request: { key: string; hash: Buffer } | null;
  /** How long the call that begins the payment may take; no other process changes the payment meanwhile. */
  leaseMs: number;
  deadlineMs: number;
};

/** Writes a payment of the bill of a cart. The cart and the order must be locked. */
export async function insertPayment(
  tx: Tx,
  billed: { cart: CartRow; orderId: string; amountMinor: number },
  attempt: PaymentAttempt,
): Promise<void> {
  const { cart, orderId, amountMinor } = billed;
  const billId = await openBill(tx, billed);
  await faultPoint("K44");
  await insertAttempt(tx, { orderId, cartId: cart.id, billId, amountMinor, currency: cart.currency }, attempt);
}

type Billed = Pick<PaymentRow, "orderId" | "cartId" | "billId" | "amountMinor" | "currency">;

/** Writes a payment of a bill, which must be locked. */
export async function insertAttempt(
  tx: Tx,
  billed: Billed,
  { paymentId, request, leaseMs, deadlineMs, ...columns }: PaymentAttempt,
): Promise<void> {
  await tx.insert(payments).values({
    id: paymentId,
    ...billed,
    ...columns,
    deadline: inMs(deadlineMs),
    nextAskAt: inMs(leaseMs),
    leasedUntil: inMs(leaseMs),
    requestKey: request?.key ?? null,
    requestHash: request?.hash ?? null,
  });
}

const inMs = (ms: number) => sql`app_now() + ${ms} * interval '1 millisecond'`;
