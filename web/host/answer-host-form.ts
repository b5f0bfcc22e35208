import { type RouterContextProvider, redirect } from "react-router";
import { type DeclineReason, declineReasons, MAX_DECLINE_NOTE } from "#domain/order/host-decline.ts";
import { localPath } from "#domain/page/local-path.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** What a host asked for, and why it was refused. */
export type HostRefusal = { choice: HostChoice; refused: string; status: number };
export type HostChoice = "no-show" | "decline";

/** Handles the forms of the page, with and without JavaScript. It ends with a redirect, so that a reload repeats nothing. */
export async function answerHostForm(
  context: Context,
  request: Request,
  { orderNumber, address }: { orderNumber: string; address: URL },
): Promise<HostRefusal> {
  const form = await request.formData();
  const choice = form.get("choice") === "no-show" ? "no-show" : "decline";
  if (!isSameOriginForm(request)) return { choice, refused: "", status: 403 };
  try {
    const params = { orderNumber };
    if (choice === "no-show") await callFromAction(context, "reportNoShow", { params, body: {} }, request.signal);
    else await callFromAction(context, "declineToHost", { params, body: declineOf(form) }, request.signal);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { choice, refused: error.body?.error.message ?? "", status: error.status };
  }
  throw redirect(localPath(address.pathname + address.search) ?? "/", 303);
}

function declineOf(form: FormData): { reason: DeclineReason; note: string } {
  const reason = declineReasons.find((one) => one === form.get("reason")) ?? "other";
  return { reason, note: String(form.get("note") ?? "").slice(0, MAX_DECLINE_NOTE) };
}
