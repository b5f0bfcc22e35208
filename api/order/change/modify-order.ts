import { eq, inArray } from "drizzle-orm";
import type { Owner } from "#api/cart/holder/owner.ts";
import { holdChange } from "#api/item/chalet/order/change-stay.ts";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import { openChange, requireNoOpenChange } from "#api/order/open-change.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { insertRefunds } from "#api/refund/write/insert-refunds.ts";
import type { CartRow, ShownCart } from "#api/schema/cart.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import type { ChangeChoice } from "#contract/order/change.ts";
import { holdOf, isCartOver } from "#domain/cart/hold.ts";
import { changePreview, isAccepted, type PreviewOptions, readPreview } from "./change-preview.ts";
import { changeableOrder, windowOf } from "./changeable-order.ts";
import { type ChangePlan, planChange } from "./plan-change.ts";
import { swapStay } from "./swap-stay.ts";

export type ModifyCall = {
  /** The browser and the account that will pay. */
  holder: string;
  userId: Owner["userId"];
  network: string;
  holdSeconds: number;
  rewardPercent: number;
};
type Modified = { status: "DONE"; order: OrderRow } | { status: "PAY"; cart: CartRow };

/** Refuses an order that cannot be changed, or that has an open change, as its last committed state says. */
export async function refuseUnchangeable(db: Tx, orderId: string): Promise<void> {
  const [found] = await selectOrders(db).where(eq(placedOrders.id, orderId));
  if (!found) return;
  const order = orderOf(found);
  const now = await productTime(db);
  if ((await windowOf(db, order, now)) === "closed") throw new Problem("change-not-possible");
  const change = await openChange(db, stayOf(order).itemId);
  if (change && !isCartOver(change, now)) throw new Problem("change-running");
}

/**
 * Changes the order of a guest, who has seen a preview. The difference is computed again under the locks; if it is no longer
 * that of the preview, nothing changes and the answer has the new preview. A change that costs nothing is done at once, for
 * another the added nights are held until it is paid.
 */
export async function modifyOrder(
  tx: Tx,
  { id }: Pick<OrderRow, "id">,
  { previewId, acceptedDifference }: ChangeChoice,
  call: ModifyCall,
  options: Omit<PreviewOptions, "now">,
): Promise<Modified> {
  const locked = await lockOrder(tx, id);
  const { order, payments, legs, change } = locked;
  const now = await productTime(tx);
  const preview = readPreview(options.secrets, previewId, order);
  if (!preview) throw new Problem("validation", { fields: { previewId: "invalid" } });
  const changeable = await changeableOrder(tx, order, now);
  if (changeable.window === "closed") throw new Problem("change-not-possible");
  await requireNoOpenChange(tx, change, now);
  const ownClaims = [stayOf(order).stayClaimId];
  const plan = await planChange(tx, changeable, preview, { payments, legs, now, ownClaims });
  if (!isAccepted(preview, plan, { shown: acceptedDifference, now })) {
    const details = { preview: changePreview(order, payments, plan, { ...options, now }) };
    throw new Problem("refund-changed", { details });
  }
  if (plan.differenceMinor > 0) {
    const cart = await holdChange(tx, newCart(plan, call, now), plan.added);
    await faultPoint("K31");
    return { status: "PAY", cart };
  }
  const cart = await holdChange(tx, { ...newCart(plan, call, now), state: "paying" }, plan.added);
  const { rewardPercent } = call;
  const swap = { order, priced: { ...plan.draft, cart }, actor: "guest" as const, back: plan.back, rewardPercent };
  if (!(await swapStay(tx, swap))) {
    throw new Problem("dates-taken");
  }
  await insertRefunds(tx, { locked, reason: { changeId: cart.id }, parts: plan.back?.parts ?? [] });
  await faultPoint("K32");
  const [changed] = await selectOrders(tx).where(inArray(placedOrders.id, [id]));
  if (!changed) throw new Error(`There is no order ${id}.`);
  return { status: "DONE", order: orderOf(changed) };
}

function newCart({ draft }: ChangePlan, { holder, userId, network, holdSeconds }: ModifyCall, now: Date): ShownCart {
  return { ...draft.cart, holder, userId, network, state: "open", createdAt: now, ...holdOf(now, holdSeconds) };
}
