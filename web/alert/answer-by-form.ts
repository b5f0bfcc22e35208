import { data, type RouterContextProvider, redirect } from "react-router";
import { localPath } from "#domain/page/local-path.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction } from "#web/lib/request/call-from-action.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** Why a form without JavaScript was refused. */
export type FormAnswer = { refused: string | null };

export type AlertChoice = "confirm" | "stop";

/**
 * Handles the forms without JavaScript, and the one-click unsubscribe of mail programs. It reads no cookie: the token of
 * the link authorises the request, whichever page or program sends it.
 */
export async function answerByForm(context: Context, request: Request) {
  const { pathname, search, searchParams } = new URL(request.url);
  const token = (searchParams.get("token") ?? "").slice(0, 200);
  const form = await request.formData().catch(() => new FormData());
  const name = form.get("choice") === "confirm" ? "confirmLinkedAlert" : "stopLinkedAlert";
  try {
    await callFromAction(context, name, { body: { token } }, request.signal);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return data<FormAnswer>({ refused: error.body?.error.message ?? "" }, { status: error.status });
  }
  // Mail programs follow no redirect; a browser gets one, so that a reload does not submit the form again.
  if (form.has("List-Unsubscribe")) return data<FormAnswer>({ refused: null });
  return redirect(localPath(pathname + search) ?? "/", 303);
}
