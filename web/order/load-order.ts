import type { RouterContextProvider } from "react-router";
import type { Order } from "#contract/order.ts";
import { ApiProblem } from "#web/lib/api-call.ts";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { speechContext } from "#web/lib/visit.ts";
import { type MiniMap, miniMap } from "#web/shared/map/mini-map.ts";
import { type OrderCode, orderCode } from "./order-code.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;
export type OrderData =
  | { order: Order; code: OrderCode; map: MiniMap | null; trouble: null }
  | { order: null; code: null; map: null; trouble: "missing" | "failed" };

/** The booking an address names, with the drawing of where it is and the code its host reads. */
export async function loadOrder(context: Context, request: Request): Promise<OrderData> {
  const orderNumber = new URL(request.url).searchParams.get("orderNumber");
  if (!orderNumber) return noOrder("missing");
  try {
    const input = { params: { orderNumber }, query: {} };
    const order = await callWhileRendering(context, "getOrder", input, request.signal);
    return { order, code: orderCode(orderNumber), map: await mapOf(order, context), trouble: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const isMissing = error.status < 500 && error.status !== 429;
    return noOrder(isMissing ? "missing" : "failed");
  }
}

function noOrder(trouble: "missing" | "failed"): OrderData {
  return { order: null, code: null, map: null, trouble };
}

async function mapOf({ property: { location } }: Order, context: Context): Promise<MiniMap | null> {
  try {
    return await miniMap(location.cityId, location, context.get(speechContext).language);
  } catch {
    return null;
  }
}
