import { type RouterContextProvider, redirect } from "react-router";
import { type LookUp, type LookUpFaults, readLookUp } from "#domain/order/read-look-up.ts";
import { localPath } from "#domain/page/local-path.ts";
import { problems } from "#domain/problem/problems.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction } from "#web/lib/request/call-from-action.ts";
import { findOrder, type ShownOrder } from "../load-order.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** The result of a look-up: a booking, or the reason why there is none. */
export type LookUpAnswer = {
  typed: LookUp;
  /** Differs between attempts. */
  attempt: number;
  faults: LookUpFaults;
  refusal: { status: number; code: number; waitSeconds: number } | null;
};

/**
 * Looks up the booking of a submitted form. The contact never becomes part of a URL. A booking that is found is shown
 * at an address with its number, which opens it only with the cookie that is set here. `address` is that of the page;
 * the one of a request from a script differs.
 */
export async function lookUp(
  context: Context,
  request: Request,
  address: URL,
): Promise<{ answer: LookUpAnswer; status: number }> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const typed = { orderNumber: text("orderNumber"), contact: text("contact") };
  const attempt = (Number(text("attempt")) || 0) + 1;
  const nothing = { typed, attempt, faults: {}, refusal: null };
  const { credentials, faults } = readLookUp(typed);
  if (!credentials) return { answer: { ...nothing, faults }, status: 422 };
  const { orderNumber, ...query } = credentials;
  try {
    const { cookies } = await callFromAction(context, "getOrder", { params: { orderNumber }, query }, request.signal);
    const path = localPath(`${address.pathname}?orderNumber=${orderNumber}`) ?? "/";
    throw redirect(path, { headers: cookies });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code = problems["something-went-wrong"].code, details } = error.body?.error ?? {};
    const refusal = { status: error.status, code, waitSeconds: Number(details?.s) || 0 };
    return { answer: { ...nothing, refusal }, status: error.status };
  }
}

/** The booking that this browser has looked up before, if the URL names one. */
export async function lookedUpOrder(context: Context, request: Request, address: URL): Promise<ShownOrder | null> {
  const orderNumber = address.searchParams.get("orderNumber");
  if (!orderNumber) return null;
  try {
    return await findOrder(context, request, { orderNumber });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return null;
  }
}
