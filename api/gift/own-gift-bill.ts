import { eq } from "drizzle-orm";
import { type Owner, owns } from "#api/cart/holder/owner.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type GiftOrderRow, giftOrders } from "#api/schema/gift.ts";
import { type BillRow, bills } from "#api/schema/payment.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type GiftBill = { gift: GiftOrderRow; bill: BillRow };

/** The gift with this bill; `null` if the id belongs to no gift. That of another buyer does not exist. */
export async function ownGiftBill(db: Tx, owner: Owner, billId: string): Promise<GiftBill | null> {
  if (!UUID.test(billId)) return null;
  const [found] = await db
    .select({ gift: giftOrders, bill: bills })
    .from(bills)
    .innerJoin(giftOrders, eq(giftOrders.id, bills.giftOrderId))
    .where(eq(bills.id, billId));
  if (!found) return null;
  if (owns(owner, found.gift)) return found;
  throw owner.ended ? new Problem("sign-in-again", { details: owner.ended }) : new Problem("cart-not-found");
}
