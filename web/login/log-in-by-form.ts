import { data, type RouterContextProvider, redirect } from "react-router";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import { returnPath } from "./load-login.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** Logs in with a form that was submitted without JavaScript and redirects; a refusal is shown in the guest's language. */
export async function logInByForm(context: Context, request: Request) {
  if (!isSameOriginForm(request)) throw data(null, { status: 403 });
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const phone = { dialCode: text("phoneDialCode"), number: text("phone") };
  const contact = form.has("phone") ? { phone } : { email: text("email") };
  try {
    const body = { ...contact, password: text("password") };
    const { cookies } = await callFromAction(context, "logIn", { body }, request.signal);
    return redirect(returnPath(context, request), { headers: cookies });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return data({ refused: error.body?.error.message ?? "" }, { status: error.status });
  }
}
