import { data, type RouterContextProvider, redirect } from "react-router";
import type { Calls } from "#contract/calls.ts";
import { localPath } from "#domain/page/local-path.ts";
import { problems } from "#domain/problem/problems.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction } from "#web/lib/request/call-from-action.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;
export type CodeChannel = Calls["sendOrderCode"]["input"]["body"]["channel"];

/** The answer to a form for a code that was sent without JavaScript: the code that waits, and the code of a problem. */
export type CodeAnswer = {
  channel: CodeChannel;
  requestId: string | null;
  problem: { code: number; details: { s: number } } | null;
};

/** Sends a code or confirms one, if the form asks for it; a confirmed guest comes back to the page. */
export async function submitOrderCode(
  context: Context,
  { form, orderNumber, address }: { form: FormData; orderNumber: string; address: URL },
  signal: AbortSignal,
) {
  const channel: CodeChannel = form.get("channel") === "sms" ? "sms" : "email";
  const params = { orderNumber };
  const requestId = textOf(form, "requestId") || null;
  try {
    if (!form.has("code")) {
      const { answer } = await callFromAction(context, "sendOrderCode", { params, body: { channel } }, signal);
      return data<CodeAnswer>({ channel, requestId: answer.requestId, problem: null });
    }
    const body = { code: textOf(form, "code").slice(0, 20), requestId: requestId ?? "" };
    const { cookies } = await callFromAction(context, "confirmOrderCode", { params, body }, signal);
    throw redirect(localPath(`${address.pathname}${address.search}`) ?? "/", { headers: cookies });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code = problems["something-went-wrong"].code, details } = error.body?.error ?? {};
    const problem = { code, details: { s: Number(details?.s) || 0 } };
    return data<CodeAnswer>({ channel, requestId, problem }, { status: error.status });
  }
}

/** Whether a form asks for a code, or has one. */
export function isCodeForm(form: FormData): boolean {
  return form.has("channel");
}

export function isCodeAnswer(answer: object | null): answer is CodeAnswer {
  return answer !== null && "channel" in answer;
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? "").slice(0, 200);
}
