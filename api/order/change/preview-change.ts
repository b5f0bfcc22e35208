import { eq } from "drizzle-orm";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import { openChange } from "#api/order/open-change.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { cartLegs } from "#api/schema/leg.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { payments } from "#api/schema/payment.ts";
import type { ChangeInput, ChangePreview } from "#contract/order/change.ts";
import { changePreview, type PreviewOptions } from "./change-preview.ts";
import { changeableOrder } from "./changeable-order.ts";
import { planChange } from "./plan-change.ts";

/** What a change of an order would cost now. Reserves nothing. */
export async function previewChange(
  db: Tx,
  order: OrderRow,
  input: ChangeInput,
  options: Omit<PreviewOptions, "now">,
): Promise<ChangePreview> {
  const now = await productTime(db);
  const paid = await db.select().from(payments).where(eq(payments.orderId, order.id));
  const legs = await db.select().from(cartLegs).where(eq(cartLegs.orderId, order.id));
  const changeable = await changeableOrder(db, order, now);
  const ownClaims = await claimsOf(db, order);
  const plan = await planChange(db, changeable, input, { payments: paid, legs, now, ownClaims });
  return changePreview(order, paid, plan, { ...options, now });
}

/** The claims whose nights are free for this order: its own, and that of its open change. */
export async function claimsOf(db: Tx, order: OrderRow): Promise<number[]> {
  const { itemId, stayClaimId } = stayOf(order);
  const change = await openChange(db, itemId);
  return [stayClaimId, ...(change ? [stayOf(change).stayClaimId] : [])];
}
