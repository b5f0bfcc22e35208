import { data, type RouterContextProvider, redirect } from "react-router";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { requireWallet } from "#web/lib/request/require-wallet.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { pathTo } from "#web/shared/paths.ts";
import type { GiftPaymentData } from "./gift-payment-page.tsx";
import { failureIn } from "./load-payment.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** A gift with its payment methods. One that is paid, or being paid, is shown at its own page. */
export async function loadGiftPayment(context: Context, request: Request, number: string): Promise<GiftPaymentData> {
  const gift = await findGift(context, request, number);
  const { state, cartId, isOwner } = gift;
  if (!isOwner || (state !== "unpaid" && state !== "failed")) {
    const { language } = context.get(localeContext);
    throw redirect(pathTo("giftOrder", language, "desktop", { giftOrderNumber: number }));
  }
  const failed = failureIn(request);
  const { origin } = new URL(request.url);
  if (!cartId) return { gift: null, methods: null, failed, origin };
  try {
    const methods = await callFromLoader(context, "listPaymentMethods", { query: { cartId } }, request.signal);
    return { gift: { ...gift, cartId }, methods, failed, origin };
  } catch {
    return { gift: { ...gift, cartId }, methods: null, failed, origin };
  }
}

async function findGift(context: Context, request: Request, giftOrderNumber: string) {
  requireWallet(context);
  try {
    return await callFromLoader(context, "getGift", { params: { giftOrderNumber }, query: {} }, request.signal);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    throw data(null, { status: error.status < 500 ? 404 : 503 });
  }
}
