import { data, type RouterContextProvider, redirect } from "react-router";
import type { Cart } from "#contract/cart/cart.ts";
import type { PlainPage } from "#domain/page/page-addresses.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { redirectToLogin } from "#web/session/find-member.ts";
import { surfaceOf } from "#web/shared/page-context.tsx";
import { pathTo } from "#web/shared/paths.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;
/** A cart, or the reason why there is none. */
export type FoundCart = { cart: Cart; problem: null } | { cart: null; problem: "missing" | "failed" };

/** The cart in the URL. The cart of another guest counts as missing. */
export async function findCart(context: Context, request: Request): Promise<FoundCart> {
  const cartId = new URL(request.url).searchParams.get("cartId");
  if (!cartId) return { cart: null, problem: "missing" };
  try {
    const cart = await callFromLoader(context, "getCart", { params: { cartId } }, request.signal);
    return { cart, problem: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) throw redirectToLogin(context, request, error);
    return { cart: null, problem: error.status < 500 && error.status !== 429 ? "missing" : "failed" };
  }
}

export function answerWithCart<Found extends FoundCart>(found: Found) {
  return data(found, { status: found.cart ? 200 : found.problem === "missing" ? 404 : 503 });
}

/** Redirects a request to another of our pages, in its language and on its surface. */
export function redirectTo(
  context: Context,
  request: Request,
  [page, query]: [PlainPage, Record<string, string>],
): Response {
  const { language } = context.get(localeContext);
  const { pathname } = new URL(request.url);
  return redirect(pathTo(page, language, surfaceOf(pathname), query));
}
