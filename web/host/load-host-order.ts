import type { RouterContextProvider } from "react-router";
import type { HostOrder } from "#contract/order/host.ts";
import { accessShape, hostCookie } from "#domain/order/order-access.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { storeAccess } from "#web/lib/request/store-access.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

const TOO_MANY = 429;

/** Handles the link of a message to a host. */
export function followHostLink(request: Request, orderNumber: string): Response | null {
  return storeAccess(request, (access) => {
    const name = hostCookie(orderNumber);
    return name && accessShape.test(access) ? { name, value: access } : null;
  });
}

/** The booking of a host's link; `null` when the link has expired or belongs to another booking. */
export async function loadHostOrder(
  context: Context,
  request: Request,
  orderNumber: string,
): Promise<HostOrder | null> {
  try {
    return await callFromLoader(context, "getHostOrder", { params: { orderNumber } }, request.signal);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500 || error.status === TOO_MANY) throw error;
    return null;
  }
}
