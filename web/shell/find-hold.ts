import type { RouterContextProvider } from "react-router";
import type { Hold } from "#contract/cart/hold.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** The stay that the guest of a request holds. An anonymous visitor without a cart costs no call. */
export async function findHold(context: Context, request: Request): Promise<Hold | null> {
  const cookies = request.headers.get("cookie");
  if (!readCookie(cookies, "cartToken") && !readCookie(cookies, "token")) return null;
  try {
    return (await callFromLoader(context, "getHold", {}, request.signal)).hold;
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}
