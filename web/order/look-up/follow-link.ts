import { redirect } from "react-router";
import { accessCookie, accessPartsOf, accessShape, accessValue } from "#domain/order/order-access.ts";
import { readCookie } from "#domain/site/read-cookie.ts";

/**
 * Handles the link of a mail: stores its key in a session cookie that scripts cannot read, and redirects to the URL
 * without the key, so that neither the history nor a shared URL opens the order.
 */
export function followLink(request: Request): Response | null {
  const url = new URL(request.url);
  const access = url.searchParams.get("access");
  if (access === null) return null;
  url.searchParams.delete("access");
  const name = accessCookie(url.searchParams.get("orderNumber") ?? "");
  const secure = url.protocol === "https:" ? "; Secure" : "";
  const before = name && readCookie(request.headers.get("cookie") ?? undefined, name);
  const value = accessValue(access, before ? accessPartsOf(before).confirmation : null);
  const cookie = `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  return redirect(
    `${url.pathname}${url.search}`,
    name && accessShape.test(access) ? { headers: { "set-cookie": cookie } } : {},
  );
}
