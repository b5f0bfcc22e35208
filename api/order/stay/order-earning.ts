import { eq } from "drizzle-orm";
import { type EarnInput, sealedEarning, setEarning } from "#api/earning/choose-earning.ts";
import { earnsAt } from "#api/earning/follow-order.ts";
import { endOf, momentOf } from "#api/item/order-items.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { SealKey } from "#api/platform/sealing/seal.ts";
import { earnings } from "#api/schema/earning.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { keptMoney } from "#api/wallet/kept-money.ts";
import type { Order } from "#contract/order/order.ts";
import { earnedPoints, earningProviders } from "#domain/loyalty/earning.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { siteById } from "#domain/site/sites.ts";

/** Sets the programme in which an order earns points. After check-out it stays as it is. */
export async function setOrderEarning(
  tx: Tx,
  orderId: string,
  input: EarnInput,
  keys: readonly SealKey[],
): Promise<OrderRow> {
  const { order } = await lockOrder(tx, orderId);
  const site = siteById(order.siteId);
  const chosen = sealedEarning(input, site, { keys, cartId: order.cartId, field: "phone" });
  if (!mayChoose(order, await productTime(tx))) throw new Problem("stay-action-not-possible");
  await setEarning(tx, order, chosen, earnsAt(order));
  return order;
}

function mayChoose(order: OrderRow, now: Date): boolean {
  return order.statusCode === orderStatus.confirmed && now < momentOf(endOf(order));
}

/** What an order shows about points; `null` on sites without a programme. */
export async function earningView(db: Tx, order: OrderRow): Promise<Order["earn"]> {
  const providers = earningProviders(siteById(order.siteId).features);
  if (providers.length === 0) return null;
  const [row] = await db.select().from(earnings).where(eq(earnings.orderId, order.id));
  const kept = await keptMoney(db, order);
  const programmes = providers.map((provider) => ({ provider, points: earnedPoints(kept, provider) }));
  const planned = programmes.find(({ provider }) => provider === row?.provider)?.points ?? 0;
  return {
    programmes: programmes.filter(({ points }) => points > 0),
    chosen: row
      ? {
          provider: row.provider,
          mask: row.memberMask,
          points: row.state === "waiting" ? planned : row.points,
          state: row.state,
        }
      : null,
    canChange: mayChoose(order, await productTime(db)) && (row?.state ?? "waiting") === "waiting",
  };
}
