import { redirect } from "react-router";
import { accessCookie, accessShape } from "#domain/order/order-access.ts";

/**
 * A guest who comes by the link of a mail: what the link carries goes into a cookie that scripts never see and that
 * ends with the browser, and the address goes on without it, so that neither history nor a shared address opens the order.
 */
export function followLink(request: Request): Response | null {
  const url = new URL(request.url);
  const access = url.searchParams.get("access");
  if (access === null) return null;
  url.searchParams.delete("access");
  const name = accessCookie(url.searchParams.get("orderNumber") ?? "");
  const secure = url.protocol === "https:" ? "; Secure" : "";
  const cookie = `${name}=${access}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  return redirect(
    `${url.pathname}${url.search}`,
    name && accessShape.test(access) ? { headers: { "set-cookie": cookie } } : {},
  );
}
