import { data, redirect } from "react-router";
import { localPath } from "#domain/page/local-path.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import type { Route } from "./+types/logout.ts";

/** Logs out without JavaScript and redirects to a public page. */
export async function action({ context, request }: Route.ActionArgs) {
  if (!isSameOriginForm(request)) throw data(null, { status: 403 });
  const form = await request.formData();
  const { cookies } = await callFromAction(context, "logOut", { body: {} }, request.signal);
  // Clears names that a script may have stored; choices are in cookies and stay.
  cookies.set("clear-site-data", '"storage"');
  return redirect(localPath(form.get("returnTo")) ?? "/", { headers: cookies });
}

/** This route has no page, and loading it does not log out. */
export function loader() {
  return redirect("/");
}
