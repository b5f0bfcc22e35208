import { eq } from "drizzle-orm";
import { type Owner, ownerOf, owns } from "#api/cart/holder/owner.ts";
import { accessOf } from "#api/order/order-access.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { Caller } from "#api/platform/http/caller.ts";
import { isSameOrigin } from "#api/platform/http/security/same-origin.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { isConfirmed } from "./confirmation-token.ts";

/** What a request proves about an order. */
export type OrderActor = {
  owner: Owner;
  /** The signed token of a confirmed code; `null` also in a call from another site's page. */
  confirmation: string | null;
};

/** Takes a request; its headers are those of a call to this order. */
export function orderActorOf(
  request: { holder: string | null; caller: Caller; headers: Record<string, string | string[] | undefined> },
  orderNumber: string,
): OrderActor {
  const { cookie } = request.headers;
  const { confirmation } = accessOf(typeof cookie === "string" ? cookie : undefined, orderNumber);
  return { owner: ownerOf(request), confirmation: isSameOrigin(request.headers) ? confirmation : null };
}

type Clock = { secrets: readonly string[]; now: Date };

/**
 * The order of an action: for its owner, or for a guest who confirmed a code that was sent to its contact. Anybody else is
 * asked for a code, also for an order that does not exist.
 */
export async function requireOrderActor(
  db: Tx,
  orderNumber: string,
  actor: OrderActor,
  clock: Clock,
): Promise<OrderRow> {
  const [found] = await selectOrders(db).where(eq(placedOrders.orderNumber, orderNumber));
  const order = found && orderOf(found);
  if (!order || !mayAct(order, actor, clock)) throw new Problem("order-code-required");
  return order;
}

/** Whether a request proves more than that it may read an order. */
export function mayAct(order: OrderRow, { owner, confirmation }: OrderActor, clock: Clock): boolean {
  return owns(owner, order) || isConfirmed(confirmation, order, clock);
}
