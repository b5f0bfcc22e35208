import { data, redirect } from "react-router";
import { localPath } from "#domain/page/local-path.ts";
import { ApiProblem, problemOf } from "#web/lib/api/api-problem.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import type { Route } from "./+types/vote.ts";

/** Votes on a shared list without JavaScript and redirects back; the address then says that a vote was refused. */
export async function action({ context, request }: Route.ActionArgs) {
  if (!isSameOriginForm(request)) throw data(null, { status: 403 });
  const form = await request.formData();
  const back = localPath(form.get("returnTo")) ?? "/";
  const input = {
    params: { token: String(form.get("token") ?? "").slice(0, 60) || "-" },
    body: { propertyId: Number(form.get("propertyId")), isVoted: form.get("isVoted") === "yes" },
  };
  try {
    const { cookies } = await callFromAction(context, "voteForProperty", input, request.signal);
    return redirect(back, { headers: cookies });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const [address = "/", fragment] = back.split("#");
    const refused = `${address}${address.includes("?") ? "&" : "?"}refused=${problemOf(error)?.code ?? 0}`;
    return redirect(fragment ? `${refused}#${fragment}` : refused);
  }
}

/** This route has no page; it only accepts forms. */
export function loader() {
  return redirect("/");
}
