import { data, type RouterContextProvider } from "react-router";
import { problems } from "#domain/problem/problems.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import { requireWallet } from "#web/lib/request/require-wallet.ts";
import { redirectToLogin } from "#web/session/find-member.ts";
import type { RedeemAnswer } from "./redeem-page.tsx";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** Redeems the code of a form that was sent without JavaScript. A guest without a login logs in first. */
export async function submitRedeem(context: Context, request: Request): Promise<RedeemAnswer> {
  requireWallet(context);
  if (!isSameOriginForm(request)) throw data(null, { status: 403 });
  const code = String((await request.formData()).get("code") ?? "").slice(0, 60);
  try {
    const { answer } = await callFromAction(context, "redeemGift", { body: { code } }, request.signal);
    return { available: answer.available, code: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) throw redirectToLogin(context, request, error);
    return { available: null, code: error.body?.error.code ?? problems["something-went-wrong"].code };
  }
}
