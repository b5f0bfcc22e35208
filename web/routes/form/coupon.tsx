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
    const [line] = lines;
    const refused = line?.notes[0]?.code;
    const least = Number(line?.additionalData.least);
    return redirect(refused ? withRefusal(back, { code, refused, least }) : back, { headers: cookies });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return redirect(withRefusal(back, { code, refused: problems["coupon-invalid"].code }));
  }
}

type Refusal = { code: string; refused: number; least?: number };

/** `least` is what a stay must cost for the code, if that is the reason. */
function withRefusal(back: string, { code, refused, least = 0 }: Refusal): string {
  const params = new URLSearchParams({ code, refused: String(refused), ...(least > 0 && { least: String(least) }) });
  return `${back}${back.includes("?") ? "&" : "?"}${params}`;
}

/** This route has no page; it only accepts forms. */
export function loader() {
  return redirect("/");
}
