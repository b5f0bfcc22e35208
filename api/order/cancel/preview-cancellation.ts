import { eq } from "drizzle-orm";
import type { Owner } from "#api/cart/holder/owner.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { destinationLines, walletDestination } from "#api/refund/plan/refund-destinations.ts";
import { cartLegs } from "#api/schema/leg.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { payments } from "#api/schema/payment.ts";
import type { CancelPreview } from "#contract/order/cancel.ts";
import { cancelProblem } from "#domain/order/may-cancel.ts";
import { cancellationPreview, type PreviewOptions } from "./cancellation-preview.ts";
import { cancellable, planCancellation } from "./plan-cancellation.ts";

/** What the guest would get back if they cancelled now. Changes nothing. */
export async function previewCancellation(
  db: Tx,
  order: OrderRow,
  owner: Owner,
  options: Omit<PreviewOptions, "now">,
): Promise<CancelPreview> {
  const now = await productTime(db);
  const problem = cancelProblem(cancellable(order), now);
  if (problem) throw new Problem(problem);
  const paid = await db.select().from(payments).where(eq(payments.orderId, order.id));
  const legs = await db.select().from(cartLegs).where(eq(cartLegs.orderId, order.id));
  const plan = await planCancellation(db, { order, payments: paid, legs, now });
  const routes = destinationLines(await walletDestination(db, order, owner), plan.moneyHalalas > 0);
  return cancellationPreview(order, plan, { payments: paid, routes }, { ...options, now });
}
