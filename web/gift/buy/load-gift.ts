import { data, type RouterContextProvider, redirect } from "react-router";
import type { GiftOffer } from "#contract/wallet/gift.ts";
import { problems } from "#domain/problem/problems.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { requireWallet } from "#web/lib/request/require-wallet.ts";
import { localeContext, visitContext } from "#web/lib/request/visit.ts";
import { pathTo } from "#web/shared/paths.ts";
import { type GiftValues, giftOfForm, typedGift } from "./gift-values.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** A form that was submitted without JavaScript and refused. */
export type GiftAnswer = { values: GiftValues; code: number | null };

/** What can be bought. On a site without gift cards the page does not exist. */
export async function loadOffer(context: Context, request: Request): Promise<{ offer: GiftOffer | null }> {
  requireWallet(context);
  try {
    return { offer: await callFromLoader(context, "listGiftDesigns", {}, request.signal) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { offer: null };
  }
}

/** Creates the gift of a plain form. */
export async function submitGift(context: Context, request: Request): Promise<GiftAnswer> {
  const { site } = context.get(visitContext);
  const { language } = context.get(localeContext);
  if (!isSameOriginForm(request)) throw data(null, { status: 403 });
  const values = giftOfForm(await request.formData(), { dialCode: site.dialCode, language });
  try {
    const body = typedGift(values);
    const { answer, cookies } = await callFromAction(context, "createGift", { body }, request.signal);
    const { giftOrderNumber } = answer;
    throw redirect(pathTo("giftPayment", language, "desktop", { giftOrderNumber }), { headers: cookies });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code = problems["something-went-wrong"].code, fields = {} } = error.body?.error ?? {};
    return { values, code: Object.keys(fields).length > 0 ? null : code };
  }
}
