import { eq } from "drizzle-orm";
import type { Owner } from "#api/cart/holder/owner.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { destinationLines, walletDestination } from "#api/refund/plan/refund-destinations.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import type { CancelChoice } from "#contract/order/cancel.ts";
import { hasCardNumber } from "#domain/guest/card-in-text.ts";
import { cancelProblem } from "#domain/order/may-cancel.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { cancellationPreview, type PreviewOptions, verifyPreview } from "./cancellation-preview.ts";
import { cancellable, planCancellation } from "./plan-cancellation.ts";
import { recordCancellation } from "./record-cancellation.ts";

/** Refuses an order that nobody can cancel any more, as its last committed state says. */
export async function refuseCancelled(db: Tx, orderId: string): Promise<void> {
  const [found] = await selectOrders(db).where(eq(placedOrders.id, orderId));
  if (found) requireCancellable(orderOf(found), await productTime(db));
}

function requireCancellable(order: OrderRow, now: Date): void {
  const problem = cancelProblem(cancellable(order), now);
  if (problem) throw new Problem(problem);
}

/**
 * Cancels the order of a guest, who has seen a preview. The amounts are computed again under the locks; if they are no
 * longer those of the preview, nothing changes and the answer has the new preview.
 */
export async function cancelOrder(
  tx: Tx,
  { id }: Pick<OrderRow, "id">,
  { previewId, route, reason, note = "" }: CancelChoice,
  owner: Owner,
  options: Omit<PreviewOptions, "now">,
): Promise<OrderRow> {
  if (hasCardNumber(note)) throw new Problem("validation", { fields: { note: "cardInText" } });
  const locked = await lockOrder(tx, id);
  const { order, payments, legs } = locked;
  const now = await productTime(tx);
  requireCancellable(order, now);

  const plan = await planCancellation(tx, { order, payments, legs, now });
  const wallet = await walletDestination(tx, order, owner);
  const routes = destinationLines(wallet, plan.moneyHalalas > 0);
  if (!routes.some((offered) => offered.route === route && offered.available))
    throw new Problem("validation", { fields: { route: "invalid" } });
  const verified = verifyPreview(previewId, order, plan, { ...options, now });
  if (verified === "forged") throw new Problem("validation", { fields: { previewId: "invalid" } });
  if (verified === "changed") {
    const preview = cancellationPreview(order, plan, { payments, routes }, { ...options, now });
    throw new Problem("refund-changed", { details: { preview } });
  }
  await recordCancellation(tx, locked, plan, {
    by: "guest",
    to: orderStatus.cancelling,
    reason,
    note: note.trim() || null,
    becomes: "release",
    walletId: route === "wallet" ? (wallet?.walletId ?? null) : null,
  });
  const [cancelled] = await selectOrders(tx).where(eq(placedOrders.id, id));
  if (!cancelled) throw new Error(`There is no order ${id}.`);
  return orderOf(cancelled);
}
