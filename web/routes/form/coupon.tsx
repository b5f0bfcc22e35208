import { data, redirect } from "react-router";
import { localPath } from "#domain/page/local-path.ts";
import { problems } from "#domain/problem/problems.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import type { Route } from "./+types/coupon.ts";

/** Applies a code without JavaScript and redirects back; the address then says why a code was refused. */
export async function action({ context, request }: Route.ActionArgs) {
  if (!isSameOriginForm(request)) throw data(null, { status: 403 });
  const form = await request.formData();
  const [cartId, code] = [String(form.get("cartId") ?? ""), String(form.get("code") ?? "").slice(0, 60)];
  const back = localPath(form.get("returnTo")) ?? "/";
  try {
    const input = { params: { cartId }, body: { code } };
    const { answer, cookies } = await callFromAction(context, "applyCoupon", input, request.signal);
    const lines = answer.products.filter((line) => line.type === "coupon" && line.notes.length > 0);
    const refused = lines.flatMap(({ notes }) => notes.map((note) => note.code))[0];
    return redirect(refused ? withRefusal(back, code, refused) : back, { headers: cookies });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return redirect(withRefusal(back, code, problems["coupon-invalid"].code));
  }
}

function withRefusal(back: string, code: string, refused: number): string {
  return `${back}${back.includes("?") ? "&" : "?"}${new URLSearchParams({ code, refused: String(refused) })}`;
}

/** This route has no page; it only accepts forms. */
export function loader() {
  return redirect("/");
}
