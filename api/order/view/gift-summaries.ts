import { desc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { SealKey } from "#api/platform/sealing/seal.ts";
import {
  type GiftCardRow,
  type GiftMessageRow,
  type GiftOrderRow,
  giftCards,
  giftMessages,
  giftOrders,
} from "#api/schema/gift.ts";
import type { GiftSummary } from "#contract/order/order-list.ts";
import { giftState } from "#domain/gift/gift-state.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { riyals } from "#domain/price/riyals.ts";
import { recipientOf } from "./gift-recipient.ts";

/** Gifts as entries of a list of orders, by their ids. */
export async function giftSummaries(
  db: Tx,
  ids: readonly string[],
  keys: readonly SealKey[],
): Promise<[string, GiftSummary][]> {
  if (ids.length === 0) return [];
  const now = await productTime(db);
  const rows = await db
    .select({ gift: giftOrders, card: giftCards, message: giftMessages })
    .from(giftOrders)
    .leftJoin(giftCards, eq(giftCards.giftOrderId, giftOrders.id))
    .leftJoin(giftMessages, eq(giftMessages.giftCardId, giftCards.id))
    .where(inArray(giftOrders.id, [...ids]))
    .orderBy(desc(giftMessages.position));
  // The newest message of each gift comes first.
  const newest = rows.filter(({ gift }, index) => rows.findIndex((other) => other.gift.id === gift.id) === index);
  return newest.map((row) => [row.gift.id, summaryOf(row, { keys, now })]);
}

type Row = { gift: GiftOrderRow; card: GiftCardRow | null; message: GiftMessageRow | null };

function summaryOf({ gift, card, message }: Row, { keys, now }: { keys: readonly SealKey[]; now: Date }): GiftSummary {
  const state = giftState({ ...gift, card, sentAt: message?.sentAt ?? null }, now);
  return {
    orderNumber: gift.orderNumber,
    productType: "gift-card",
    statusCode: gift.statusCode ?? orderStatus.pending,
    state,
    isUndelivered: state === "sent" && message?.isUndelivered === true,
    createdAt: gift.createdAt.toISOString(),
    designId: gift.designId,
    recipientName: recipientOf(keys, gift)?.recipientName ?? null,
    amount: riyals(gift.faceHalalas),
    total: Number(fromMinorUnits(gift.totalMinor, gift.currency)),
    currency: gift.currency,
  };
}
