import { data, redirect } from "react-router";
import { localPath } from "#domain/page/local-path.ts";
import { visitContext } from "#web/lib/request/visit.ts";
import { choiceCookie } from "#web/lib/storage/cookies.ts";
import type { Route } from "./+types/preferences.ts";

/** Stores the guest's currency and redirects back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { site } = context.get(visitContext);
  const form = await request.formData();
  const currency = site.allowedCurrencies.find((allowed) => allowed === form.get("currency"));
  if (!currency) throw data(null, { status: 400 });
  const secure = new URL(request.url).protocol === "https:";
  return redirect(localPath(form.get("returnTo")) ?? "/", {
    headers: { "set-cookie": choiceCookie("currency", currency, secure) },
  });
}

/** This route has no page; it only accepts forms. */
export function loader() {
  return redirect("/");
}
