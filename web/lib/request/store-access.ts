import { redirect } from "react-router";
import { localPath } from "#domain/page/local-path.ts";

type Stored = { name: string; value: string } | null;

/**
 * Handles the link of a message: stores its key in a session cookie that scripts cannot read, and redirects to the URL
 * without the key, so that neither the history nor a shared URL opens the order.
 */
export function storeAccess(request: Request, cookieOf: (access: string, url: URL) => Stored): Response | null {
  const url = new URL(request.url);
  const access = url.searchParams.get("access");
  if (access === null) return null;
  url.searchParams.delete("access");
  const secure = url.protocol === "https:" ? "; Secure" : "";
  const stored = cookieOf(access, url);
  const cookie = stored && `${stored.name}=${stored.value}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  const target = localPath(`${url.pathname}${url.search}`) ?? "/";
  return redirect(target, cookie ? { headers: { "set-cookie": cookie } } : {});
}
