import { data, type RouterContextProvider, redirect } from "react-router";
import type { CancelChoice, CancelPreview } from "#contract/order/cancel.ts";
import type { Order } from "#contract/order/order.ts";
import { localPath } from "#domain/page/local-path.ts";
import { ApiProblem, isProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { type FieldErrors, fieldErrorsOf } from "#web/shared/form/use-field-errors.ts";
import { isCodeForm, submitOrderCode } from "../access/submit-order-code.ts";
import { codeOf, newPreview } from "../action/refusal-of.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** A booking with what cancelling it returns, or the code of the problem why it cannot be cancelled now. */
export type CancelData = { order: Order; preview: CancelPreview | null; code: number | null };

export async function loadCancel(context: Context, request: Request, orderNumber: string): Promise<CancelData> {
  const params = { orderNumber };
  const order = await callFromLoader(context, "getOrder", { params, query: {} }, request.signal);
  try {
    const preview = await callFromLoader(context, "previewCancellation", { params, body: {} }, request.signal);
    return { order, preview, code: null };
  } catch (error) {
    return { order, preview: null, code: codeOf(error) };
  }
}

/** The answer to a form that was sent without JavaScript. */
export type CancelAnswer = {
  code: number;
  fields: FieldErrors<string>;
  /** The new amounts, and the amount that the guest saw. */
  changed: { preview: CancelPreview; before: number } | null;
};

/** Cancels the booking of a submitted form. A guest who cancelled, now or before, goes to the booking. */
export async function submitCancel(context: Context, request: Request, orderNumber: string, address: URL) {
  if (!isSameOriginForm(request)) throw new Response(null, { status: 403 });
  const form = await request.formData();
  if (isCodeForm(form)) return submitOrderCode(context, { form, orderNumber, address }, request.signal);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 2_000);
  const note = text("note");
  const route = text("route") || "original";
  const choice = { previewId: text("previewId"), route, reason: text("reason"), ...(note && { note }) };
  try {
    const body = choice as CancelChoice;
    await callFromAction(context, "cancelOrder", { params: { orderNumber }, body }, request.signal);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const isOver = isProblem(error, "cancel-running");
    if (!isOver) return data(answerOf(error, Number(text("shown"))), { status: (error as ApiProblem).status });
  }
  throw redirect(localPath(`${address.pathname.replace(/\/cancel\/?$/, "")}${address.search}`) ?? "/");
}

function answerOf(error: ApiProblem, before: number): CancelAnswer {
  const preview = newPreview<CancelPreview>(error);
  return { code: codeOf(error), fields: fieldErrorsOf(error) ?? {}, changed: preview && { preview, before } };
}
