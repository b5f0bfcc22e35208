import { eq } from "drizzle-orm";
import { type Owner, owns } from "#api/cart/holder/owner.ts";
import { outcomeOf } from "#api/payment/advance/payment-outcome.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import { askProvider } from "./ask-provider.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The status of a payment, for the guest who waits for it. */
export async function checkPayment(deps: PaymentDeps, owner: Owner, paymentId: string) {
  const { payment, ...shown } = await ownPayment(deps, owner, paymentId);
  return statusOf((await askProvider(deps, paymentId)) ?? payment, shown);
}

/** A payment with its order number, of the owner of the order or of the guest who changes it. Any other is not found. */
export async function ownPayment({ db }: PaymentDeps, owner: Owner, paymentId: string) {
  const { orderNumber } = placedOrders;
  const order = { holder: placedOrders.holder, userId: placedOrders.userId };
  const cart = { holder: carts.holder, userId: carts.userId, kind: carts.kind };
  const [found] = UUID.test(paymentId)
    ? await db
        .select({ payment: payments, orderNumber, order, cart })
        .from(payments)
        .innerJoin(placedOrders, eq(placedOrders.id, payments.orderId))
        .innerJoin(carts, eq(carts.id, payments.cartId))
        .where(eq(payments.id, paymentId))
    : [];
  if (!found || !(owns(owner, found.order) || owns(owner, found.cart))) throw new Problem("not-found");
  return found;
}

type Shown = { orderNumber: string; cart: Pick<CartRow, "kind"> };

export function statusOf(payment: PaymentRow, { orderNumber, cart }: Shown) {
  const outcome = outcomeOf(payment);
  return {
    status: outcome === "REDIRECT" ? ("PENDING" as const) : outcome,
    isChallenged: payment.state === "challenge",
    orderNumber,
    isChange: cart.kind === "change",
    code: outcome === "FAILED" ? payment.failureCode : null,
  };
}
