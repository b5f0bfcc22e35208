import { eq } from "drizzle-orm";
import { type Owner, owns } from "#api/cart/holder/owner.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type GiftOrderRow, giftOrders } from "#api/schema/gift.ts";
import { type BillRow, bills } from "#api/schema/payment.ts";

export type GiftBill = { gift: GiftOrderRow; bill: BillRow };

/** The gift with this bill. That of another buyer does not exist. */
export async function ownGiftBill(db: Tx, owner: Owner, billId: string): Promise<GiftBill> {
  const [found] = await db
    .select({ gift: giftOrders, bill: bills })
    .from(bills)
    .innerJoin(giftOrders, eq(giftOrders.id, bills.giftOrderId))
    .where(eq(bills.id, billId));
  if (found && owns(owner, found.gift)) return found;
  throw owner.ended ? new Problem("sign-in-again", { details: owner.ended }) : new Problem("cart-not-found");
}
