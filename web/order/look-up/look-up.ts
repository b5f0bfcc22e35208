import type { RouterContextProvider } from "react-router";
import { type LookUp, type LookUpFaults, readLookUp } from "#domain/order/read-look-up.ts";
import { problems } from "#domain/problem/problems.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { findOrder, type ShownOrder } from "../load-order.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** The result of a look-up: a booking, or the reason why there is none. */
export type LookUpAnswer = {
  typed: LookUp;
  /** Differs between attempts. */
  attempt: number;
  shown: ShownOrder | null;
  faults: LookUpFaults;
  refusal: { status: number; code: number; waitSeconds: number } | null;
};

/** Looks up the booking of a submitted form. The typed values never become part of a URL. */
export async function lookUp(context: Context, request: Request): Promise<{ answer: LookUpAnswer; status: number }> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const typed = { orderNumber: text("orderNumber"), contact: text("contact") };
  const attempt = (Number(text("attempt")) || 0) + 1;
  const nothing = { typed, attempt, shown: null, faults: {}, refusal: null };
  const { proof, faults } = readLookUp(typed);
  if (!proof) return { answer: { ...nothing, faults }, status: 422 };
  try {
    return { answer: { ...nothing, shown: await findOrder(context, request, proof) }, status: 200 };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code = problems["something-went-wrong"].code, details } = error.body?.error ?? {};
    const refusal = { status: error.status, code, waitSeconds: Number(details?.s) || 0 };
    return { answer: { ...nothing, refusal }, status: error.status };
  }
}
