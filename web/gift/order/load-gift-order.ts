import { data, type RouterContextProvider, redirect } from "react-router";
import type { GiftOrder } from "#contract/wallet/gift.ts";
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

/** What a form was answered: a code that waits to be confirmed, and why the form was refused. */
export type GiftAnswer = {
  requestId: string | null;
  problem: { code: number; details: { s: number } } | null;
};

/** Sends a gift again, returns it, or confirms its buyer, by forms that also work without JavaScript. */
export async function submitGiftOrder(context: Context, request: Request, giftOrderNumber: string, address: URL) {
  requireWallet(context);
  if (!isSameOriginForm(request)) throw data(null, { status: 403 });
  const form = await request.formData();
  const requestId = String(form.get("requestId") ?? "").slice(0, 60) || null;
  const send = senders[String(form.get("intent"))] ?? senders.resend;
  try {
    const sent = await send(context, { giftOrderNumber, requestId, code: String(form.get("code") ?? "").slice(0, 20) });
    if ("requestId" in sent) return { requestId: sent.requestId, problem: null } satisfies GiftAnswer;
    throw redirect(localPath(`${address.pathname}${sent.search}`) ?? "/", { headers: sent.cookies });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code = problems["something-went-wrong"].code, details } = error.body?.error ?? {};
    return { requestId, problem: { code, details: { s: Number(details?.s) || 0 } } } satisfies GiftAnswer;
  }
}

type Entered = { giftOrderNumber: string; requestId: string | null; code: string };
type Sent = { requestId: string } | { search: string; cookies: Headers };
type Sender = (context: Context, entered: Entered) => Promise<Sent>;

/** What each form of the page sends. */
const senders: Record<string, Sender> & { resend: Sender } = {
  resend: async (context, { giftOrderNumber }) => {
    const { cookies } = await callFromAction(context, "resendGift", { params: { giftOrderNumber }, body: {} });
    return { search: "?resent=yes", cookies };
  },
  return: async (context, { giftOrderNumber }) => {
    const { cookies } = await callFromAction(context, "returnGift", { params: { giftOrderNumber }, body: {} });
    return { search: "", cookies };
  },
  code: async (context, { giftOrderNumber }) => {
    const { answer } = await callFromAction(context, "sendGiftCode", { params: { giftOrderNumber }, body: {} });
    return { requestId: answer.requestId };
  },
  confirm: async (context, { giftOrderNumber, requestId, code }) => {
    const body = { requestId: requestId ?? "", code };
    const { cookies } = await callFromAction(context, "confirmGiftCode", { params: { giftOrderNumber }, body });
    return { search: "", cookies };
  },
};
