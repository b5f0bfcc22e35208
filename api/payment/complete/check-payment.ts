import { eq, sql } from "drizzle-orm";
import { type Owner, owns } from "#api/cart/holder/owner.ts";
import { outcomeOf, pollStatus } from "#api/payment/advance/payment-outcome.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { carts } from "#api/schema/cart.ts";
import { giftOrders } from "#api/schema/gift.ts";
import { placedOrders } from "#api/schema/order.ts";
import { bills, type PaymentRow, payments } from "#api/schema/payment.ts";
import type { BillKind } from "#domain/payment/bill.ts";
import { problems } from "#domain/problem/problems.ts";
import { askGateway } from "./ask-gateway.ts";
import { findReplacement } from "./find-replacement.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The status of a payment, for the guest who waits for it. */
export async function checkPayment(deps: PaymentDeps, owner: Owner, paymentId: string) {
  const { payment, ...shown } = await ownPayment(deps, owner, paymentId);
  const now = (await askGateway(deps, paymentId)) ?? payment;
  const status = statusOf(now, shown);
  if (status.status !== "FAILED") return status;
  const replacement = await findReplacement(deps.db, payment);
  return { ...status, ...(isCancelled(now) && { isCancelled: true as const }), ...(replacement && { replacement }) };
}

/** A payment with its order number, of the owner of the order or of the guest who changes it. Any other is not found. */
export async function ownPayment({ db }: PaymentDeps, owner: Owner, paymentId: string) {
  const orderNumber = sql<string>`coalesce(${placedOrders.orderNumber}, ${giftOrders.orderNumber})`;
  const order = { holder: placedOrders.holder, userId: placedOrders.userId };
  const bill = { holder: bills.holder, userId: bills.userId };
  const cart = { holder: carts.holder, userId: carts.userId };
  const [found] = UUID.test(paymentId)
    ? await db
        .select({ payment: payments, orderNumber, kind: bills.kind, order, bill, cart })
        .from(payments)
        .innerJoin(bills, eq(bills.id, payments.billId))
        .leftJoin(placedOrders, eq(placedOrders.id, payments.orderId))
        .leftJoin(carts, eq(carts.id, payments.cartId))
        .leftJoin(giftOrders, eq(giftOrders.id, bills.giftOrderId))
        .where(eq(payments.id, paymentId))
    : [];
  const owners = found ? [found.order ?? found.bill, found.cart ?? found.bill] : [];
  if (!found || !owners.some((each) => owns(owner, each))) throw new Problem("not-found");
  return found;
}

/** What the page that waits shows. */
const shownKinds: Record<BillKind, { isChange: boolean; isGift: boolean }> = {
  stay: { isChange: false, isGift: false },
  change: { isChange: true, isGift: false },
  gift: { isChange: false, isGift: true },
};

type Shown = { orderNumber: string; kind: BillKind };

/** The guest ended it, here or at the bank. */
function isCancelled({ state, failureCode }: PaymentRow): boolean {
  return state === "voided" && failureCode === problems["bank-verification-failed"].code;
}

export function statusOf(payment: PaymentRow, { orderNumber, kind }: Shown) {
  const outcome = outcomeOf(payment);
  return {
    status: pollStatus(payment),
    isChallenged: payment.state === "challenge",
    orderNumber,
    ...shownKinds[kind],
    code: outcome === "FAILED" ? payment.failureCode : null,
  };
}
