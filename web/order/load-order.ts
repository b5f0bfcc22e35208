import type { RouterContextProvider } from "react-router";
import type { Order } from "#contract/order/order.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { type MiniMap, miniMap } from "#web/map/mini-map.ts";
import { type OrderCode, orderCode } from "./voucher/order-code.ts";

export type ShownOrder = { order: Order; code: OrderCode; map: MiniMap | null };
type Context = Readonly<Pick<RouterContextProvider, "get">>;
export type OrderData =
  | (ShownOrder & { problem: null })
  | { order: null; code: null; map: null; problem: "missing" | "failed" };

/** The booking in the URL, with its map and its QR code. */
export async function loadOrder(context: Context, request: Request): Promise<OrderData> {
  const orderNumber = new URL(request.url).searchParams.get("orderNumber");
  if (!orderNumber) return noOrder("missing");
  try {
    return { ...(await findOrder(context, request, { orderNumber })), problem: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const isMissing = error.status < 500 && error.status !== 429;
    return noOrder(isMissing ? "missing" : "failed");
  }
}

function noOrder(problem: "missing" | "failed"): OrderData {
  return { order: null, code: null, map: null, problem };
}

type OrderQuery = { orderNumber: string; email?: string; phone?: string };

/** A booking with its map and its QR code, for its owner or for a guest who knows its contact. */
export async function findOrder(
  context: Context,
  request: Request,
  { orderNumber, ...query }: OrderQuery,
): Promise<ShownOrder> {
  const order = await callFromLoader(context, "getOrder", { params: { orderNumber }, query }, request.signal);
  return { order, code: orderCode(orderNumber), map: await mapOf(order, context) };
}

async function mapOf({ property: { location } }: Order, context: Context): Promise<MiniMap | null> {
  try {
    return await miniMap(location.cityId, location, context.get(localeContext).language);
  } catch {
    return null;
  }
}
