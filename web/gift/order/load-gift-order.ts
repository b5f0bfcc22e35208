import { data, type RouterContextProvider, redirect } from "react-router";
import type { GiftOrder } from "#contract/gift.ts";
import { accessCookie, accessShape } from "#domain/order/order-access.ts";
import { localPath } from "#domain/page/local-path.ts";
import { problems } from "#domain/problem/problems.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { requireWallet } from "#web/lib/request/require-wallet.ts";
import { storeAccess } from "#web/lib/request/store-access.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** A gift, or the reason why there is none. */
export type FoundGift = { gift: GiftOrder; problem: null } | { gift: null; problem: "missing" | "failed" };

/** The gift of its buyer, or of a browser that opened the link in our mail. */
export async function loadGiftOrder(context: Context, request: Request, giftOrderNumber: string) {
  requireWallet(context);
  const onward = storeAccess(request, (access) => {
    const name = accessCookie(giftOrderNumber);
    return name && accessShape.test(access) ? { name, value: access } : null;
  });
  if (onward) throw onward;
  const found = await findGift(context, request, giftOrderNumber);
  return data(found, { status: found.gift ? 200 : found.problem === "missing" ? 404 : 503 });
}

async function findGift(context: Context, request: Request, giftOrderNumber: string): Promise<FoundGift> {
  try {
    const input = { params: { giftOrderNumber }, query: {} };
    return { gift: await callFromLoader(context, "getGift", input, request.signal), problem: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { gift: null, problem: error.status < 500 && error.status !== 429 ? "missing" : "failed" };
  }
}

/** Sends a gift again or returns it, by a form that also works without JavaScript. */
export async function submitGiftOrder(context: Context, request: Request, giftOrderNumber: string, address: URL) {
  requireWallet(context);
  if (!isSameOriginForm(request)) throw data(null, { status: 403 });
  const isReturn = String((await request.formData()).get("intent")) === "return";
  const input = { params: { giftOrderNumber }, body: {} };
  try {
    await callFromAction(context, isReturn ? "returnGift" : "resendGift", input, request.signal);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { code: error.body?.error.code ?? problems["something-went-wrong"].code };
  }
  throw redirect(localPath(`${address.pathname}${isReturn ? "" : "?resent=yes"}`) ?? "/");
}
