import { eq, type SQL } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type GiftOrderRow, giftOrders } from "#api/schema/gift.ts";
import { type GiftStatus, mayMoveGift } from "#domain/gift/gift-status.ts";

type Columns = { placedAt?: SQL; confirmedAt?: SQL; failureCode?: number | null };

/** The one function that changes the status of a gift order. The order must be locked. */
export async function moveGift(
  tx: Tx,
  { id, statusCode }: Pick<GiftOrderRow, "id" | "statusCode">,
  to: GiftStatus,
  columns: Columns = {},
): Promise<void> {
  if (!mayMoveGift(statusCode, to)) throw new Error(`A gift order cannot move from ${statusCode} to ${to}.`);
  await tx
    .update(giftOrders)
    .set({ statusCode: to, ...columns })
    .where(eq(giftOrders.id, id));
}
