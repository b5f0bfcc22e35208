import { data, redirect } from "react-router";
import { localPath } from "#web/lib/local-path.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import type { Route } from "./+types/logout.ts";

/** Logs out without JavaScript and leads to a page that anybody may see. */
export async function action({ context, request }: Route.ActionArgs) {
  if (!isSameOriginForm(request)) throw data(null, { status: 403 });
  const form = await request.formData();
  const { cookies } = await callFromAction(context, "logOut", { body: {} }, request.signal);
  // A script may have kept names here before; choices lie in cookies and stay.
  cookies.set("clear-site-data", '"storage"');
  return redirect(localPath(form.get("returnTo")) ?? "/", { headers: cookies });
}

/** Reading this address shows nothing and ends nothing. */
export function loader() {
  return redirect("/");
}
