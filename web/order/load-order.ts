import type { RouterContextProvider } from "react-router";
import type { Order } from "#contract/order.ts";
import { ApiProblem } from "#web/lib/api-call.ts";
import { callWhileRendering } from "#web/lib/call-while-rendering.ts";
import { speechContext } from "#web/lib/visit.ts";
import { type MiniMap, miniMap } from "#web/shared/map/mini-map.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;
export type OrderData =
  | { order: Order; map: MiniMap | null; trouble: null }
  | { order: null; map: null; trouble: "missing" | "failed" };

/** The booking an address names, with the drawing of where it is. */
export async function loadOrder(context: Context, request: Request): Promise<OrderData> {
  const orderNumber = new URL(request.url).searchParams.get("orderNumber");
  if (!orderNumber) return { order: null, map: null, trouble: "missing" };
  try {
    const input = { params: { orderNumber }, query: {} };
    const order = await callWhileRendering(context, "getOrder", input, request.signal);
    return { order, map: await mapOf(order, context), trouble: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const isMissing = error.status < 500 && error.status !== 429;
    return { order: null, map: null, trouble: isMissing ? "missing" : "failed" };
  }
}

async function mapOf({ property: { location } }: Order, context: Context): Promise<MiniMap | null> {
  try {
    return await miniMap(location.cityId, location, context.get(speechContext).language);
  } catch {
    return null;
  }
}
