import { data, type RouterContextProvider, redirect } from "react-router";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction } from "#web/lib/request/call-from-action.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** What a form sent without a script came to, as far as the page does not show it anyway. */
export type FormAnswer = { typed: string | null; refused: string | null };

/**
 * Carries out a form that was sent without a script, and the one press by which mail programs unsubscribe. No cookie
 * counts here: the link of the mail is the proof, so it makes no difference which page or program sends it.
 */
export async function answerByForm(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const form = await request.formData().catch(() => new FormData());
  // Mail programs follow no redirect.
  const isOneClick = form.has("List-Unsubscribe");
  const deed = isOneClick ? "leave" : form.get("deed");
  if (deed !== "leave" && deed !== "confirm") return withoutScript(form);
  const name = deed === "leave" ? "leaveNewsletter" : "confirmNewsletter";
  try {
    await callFromAction(context, name, { body: { token } }, request.signal);
    return isOneClick ? data<FormAnswer>({ typed: null, refused: null }) : seen(request);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return data<FormAnswer>({ typed: null, refused: error.body?.error.message ?? "" }, { status: error.status });
  }
}

/** The page that shows it is asked for anew, so that loading it again answers nothing again. */
function seen(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 303);
}

/** An address alone is not enough: a script has to show that a person asks. The page says so and keeps the address. */
function withoutScript(form: FormData) {
  const typed = String(form.get("newsletterEmail") ?? "").slice(0, 254);
  return data<FormAnswer>({ typed, refused: null }, { status: 400 });
}
