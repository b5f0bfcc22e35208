import { eq } from "drizzle-orm";
import { gatewayOfPayment, type PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import type { Evidence } from "#api/payment/gateway/payment-port.ts";
import { payments } from "#api/schema/payment.ts";

async function paymentOf({ db }: PaymentDeps, paymentId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  return payment;
}

/** What the gateway of a payment says about it. */
export async function askAtGateway(deps: PaymentDeps, paymentId: string): Promise<Evidence> {
  const payment = await paymentOf(deps, paymentId);
  return gatewayOfPayment(deps, payment).ask(keyOf(payment));
}

/** Captures a payment at its gateway past our own books, and waits until the gateway has done it. */
export async function captureAtGateway(deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await paymentOf(deps, paymentId);
  const gateway = gatewayOfPayment(deps, payment);
  let evidence = await gateway.capture(keyOf(payment));
  for (let attempts = 0; evidence.kind !== "captured" && attempts < 100; attempts++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    evidence = await gateway.ask(keyOf(payment));
  }
}
