import { data, type RouterContextProvider, redirect } from "react-router";
import { localPath } from "#domain/page/local-path.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction } from "#web/lib/request/call-from-action.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

export type NewsletterChoice = "confirm" | "leave";

/** The result of a form without JavaScript: the typed address, or why it was refused. */
export type FormAnswer = { typed: string | null; refused: string | null };

/**
 * Handles a form that was submitted without JavaScript, and the one-click unsubscribe of mail programs. It reads no
 * cookie: the token of the link authorises the request, whichever page or program sends it.
 */
export async function answerByForm(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const form = await request.formData().catch(() => new FormData());
  // Mail programs follow no redirect.
  const isOneClick = form.has("List-Unsubscribe");
  const choice = isOneClick ? "leave" : form.get("choice");
  if (choice !== "leave" && choice !== "confirm") return withoutScript(form);
  const name = choice === "leave" ? "leaveNewsletter" : "confirmNewsletter";
  try {
    await callFromAction(context, name, { body: { token } }, request.signal);
    return isOneClick ? data<FormAnswer>({ typed: null, refused: null }) : redirectToPage(request);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return data<FormAnswer>({ typed: null, refused: error.body?.error.message ?? "" }, { status: error.status });
  }
}

/** Redirects to the page, so that a reload does not submit the form again. */
function redirectToPage(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(localPath(pathname + search) ?? "/", 303);
}

/** Subscribing needs a captcha, which needs JavaScript. The page says so and keeps the typed address. */
function withoutScript(form: FormData) {
  const typed = String(form.get("newsletterEmail") ?? "").slice(0, 254);
  return data<FormAnswer>({ typed, refused: null }, { status: 400 });
}
