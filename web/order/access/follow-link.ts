import { accessCookie, accessPartsOf, accessShape, accessValue } from "#domain/order/order-access.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { storeAccess } from "#web/lib/request/store-access.ts";

/** Handles the link of a message to a guest. A code that this browser has confirmed stays confirmed. */
export function followLink(request: Request): Response | null {
  return storeAccess(request, (access, url) => {
    const name = accessCookie(url.searchParams.get("orderNumber") ?? "");
    if (!name || !accessShape.test(access)) return null;
    const before = readCookie(request.headers.get("cookie"), name);
    return { name, value: accessValue(access, before ? accessPartsOf(before).confirmation : null) };
  });
}
