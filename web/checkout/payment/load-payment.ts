import type { RouterContextProvider } from "react-router";
import type { Cart } from "#contract/cart/cart.ts";
import { problems } from "#domain/problem/problems.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { type FoundCart, findCart } from "#web/checkout/cart/load-cart.ts";
import { loadProposal } from "#web/checkout/cart/load-proposal.ts";
import { findWallet, type PayerWallet } from "#web/checkout/points/find-wallet.ts";
import type { CallApi } from "#web/lib/api/call-endpoint.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { visitContext } from "#web/lib/request/visit.ts";
import type { PaymentData } from "./payment-page.tsx";

type Context = Readonly<Pick<RouterContextProvider, "get">>;
/** Codes of a refused payment; a limit on gift cards refuses one too. */
const PAYMENT_CODE = /^5\d{3}$/;
const GIFT_LIMIT = String(problems["gift-limit"].code);

/** How the previous attempt ended, as the address says it: cancelled by the guest, or the code of a refusal. */
export function failureIn(request: Request): PaymentData["failed"] {
  const failed = new URL(request.url).searchParams.get("failed") ?? "";
  if (failed === "cancelled") return failed;
  return PAYMENT_CODE.test(failed) || failed === GIFT_LIMIT ? Number(failed) : null;
}

/** The payment methods, and the cart after loading them: opening this page extends its hold. */
export async function loadPayment(context: Context, request: Request, found: FoundCart): Promise<PaymentData> {
  const failed = failureIn(request);
  const { origin } = new URL(request.url);
  if (!found.cart || found.cart.expired)
    return { ...found, methods: null, failed, proposal: null, wallet: { state: "none" }, origin };
  const { cartId } = found.cart;
  const loadingWallet = loadWallet(context, request, found.cart);
  try {
    const methods = await callFromLoader(context, "listPaymentMethods", { query: { cartId } }, request.signal);
    const [after, proposal] = await Promise.all([findCart(context, request), loadProposal(context, request, cartId)]);
    return { ...after, methods, failed, proposal, wallet: await loadingWallet, origin };
  } catch {
    return { ...found, methods: null, failed, proposal: null, wallet: await loadingWallet, origin };
  }
}

/** A request without a session cookie costs no call. */
async function loadWallet(context: Context, request: Request, cart: Cart): Promise<PayerWallet> {
  const { site } = context.get(visitContext);
  if (!site.features.wallet) return { state: "none" };
  if (!readCookie(request.headers.get("cookie"), "token")) return { state: "guest" };
  const call: CallApi = (name, input) => callFromLoader(context, name, input, request.signal);
  return findWallet(call, { site, cart });
}
