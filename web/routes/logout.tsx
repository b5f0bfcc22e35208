import { data, redirect } from "react-router";
import { doWhileRendering, isOwnForm } from "#web/lib/deed-while-rendering.ts";
import { localPath } from "#web/lib/local-path.ts";
import type { Route } from "./+types/logout.ts";

/** Logs out without JavaScript and leads to a page that anybody may see. */
export async function action({ context, request }: Route.ActionArgs) {
  if (!isOwnForm(request)) throw data(null, { status: 403 });
  const form = await request.formData();
  const { cookies } = await doWhileRendering(context, "logOut", { body: {} }, request.signal);
  // A script may have kept names here before; choices lie in cookies and stay.
  cookies.set("clear-site-data", '"storage"');
  return redirect(localPath(form.get("returnTo")) ?? "/", { headers: cookies });
}

/** Reading this address shows nothing and ends nothing. */
export function loader() {
  return redirect("/");
}
