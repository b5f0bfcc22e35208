import { eq, getTableColumns } from "drizzle-orm";
import { type Owner, owns } from "#api/cart/holder/owner.ts";
import { outcomeOf } from "#api/payment/advance/payment-outcome.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { placedOrders } from "#api/schema/order.ts";
import { payments } from "#api/schema/payment.ts";
import { askProvider } from "./ask-provider.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The status of a payment, for the guest who waits for it. */
export async function checkPayment(deps: PaymentDeps, owner: Owner, paymentId: string) {
  const found = UUID.test(paymentId) ? await paymentWithOrder(deps, paymentId) : undefined;
  if (!found || !owns(owner, found)) throw new Problem("not-found");
  const payment = (await askProvider(deps, paymentId)) ?? found.payment;
  const outcome = outcomeOf(payment);
  return {
    status: outcome === "REDIRECT" ? ("PENDING" as const) : outcome,
    orderNumber: found.orderNumber,
    code: outcome === "FAILED" ? payment.failureCode : null,
  };
}

async function paymentWithOrder({ db }: PaymentDeps, paymentId: string) {
  const { orderNumber, holder, userId } = getTableColumns(placedOrders);
  const [found] = await db
    .select({ payment: payments, orderNumber, holder, userId })
    .from(payments)
    .innerJoin(placedOrders, eq(placedOrders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  return found;
}
