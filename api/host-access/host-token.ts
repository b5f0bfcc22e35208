import { and, eq } from "drizzle-orm";
import { lastDayOf } from "#api/item/order-items.ts";
import { accessToken, hashOfToken } from "#api/order/order-access.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { hostAccess, type OrderRow, placedOrders } from "#api/schema/order.ts";
import { accessShape, hostCookie, isAccessOver } from "#domain/order/order-access.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import type { Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

type NewAccess = { orderId: string; messageId: string; secrets: readonly string[] };

/** Creates the token in the link of a message to a host. */
export async function grantHostAccess(db: Tx, { orderId, messageId, secrets }: NewAccess): Promise<string> {
  const token = accessToken(`host-access:${messageId}`, secrets);
  await db
    .insert(hostAccess)
    .values({ tokenHash: hashOfToken(token), orderId })
    .onConflictDoNothing();
  return token;
}

/** The token that the browser of a host stored when it opened the link. */
export function hostTokenOf(cookies: string | undefined, orderNumber: string): string | null {
  const cookie = hostCookie(orderNumber);
  return (cookie && readCookie(cookies, cookie)) ?? null;
}

/** The order of a host's link, until thirty days after the stay. Anyone else gets the answer for a missing order. */
export async function requireHost(db: Tx, orderNumber: string, token: string | null): Promise<OrderRow> {
  if (token === null || !accessShape.test(token)) throw new Problem("order-not-found");
  const [found] = await selectOrders(db)
    .innerJoin(hostAccess, eq(hostAccess.orderId, placedOrders.id))
    .where(and(eq(placedOrders.orderNumber, orderNumber), eq(hostAccess.tokenHash, hashOfToken(token))));
  if (!found) throw new Problem("order-not-found");
  const order = orderOf(found);
  if (isAccessOver(lastDayOf(order) as Day, todayInRiyadh(await productTime(db)))) throw new Problem("order-not-found");
  return order;
}
