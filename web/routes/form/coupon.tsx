import { data, redirect } from "react-router";
import type { CartProduct } from "#contract/cart/cart.ts";
import { localPath } from "#domain/page/local-path.ts";
import { problems } from "#domain/problem/problems.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import type { Route } from "./+types/coupon.ts";

/** Applies a code without JavaScript and redirects back; the address then says why a code was refused. */
export async function action({ context, request }: Route.ActionArgs) {
  if (!isSameOriginForm(request)) throw data(null, { status: 403 });
  const form = await request.formData();
  const [cartId, code] = [String(form.get("cartId") ?? ""), String(form.get("coupon") ?? "").slice(0, 60)];
  const back = localPath(form.get("returnTo")) ?? "/";
  try {
    const input = { params: { cartId }, body: { code } };
    const { answer, cookies } = await callFromAction(context, "applyCoupon", input, request.signal);
    const lines = answer.products.filter((line) => line.type === "coupon" && line.notes.length > 0);
    const [line] = lines;
    const refused = line?.notes[0]?.code;
    const { least: min, reason, nights } = line?.additionalData ?? {};
    return redirect(refused ? withRefusal(back, { code, refused, min: Number(min), reason, nights }) : back, {
      headers: cookies,
    });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return redirect(withRefusal(back, { code, refused: problems["coupon-invalid"].code }));
  }
}

type Value = CartProduct["additionalData"][string] | undefined;
type Refusal = { code: string; refused: number; min?: number; reason?: Value; nights?: Value };

/** `min` is what a stay must cost for the code, if that is the reason; `nights` how long it must be. */
function withRefusal(back: string, { code, refused, min = 0, reason, nights }: Refusal): string {
  const params = new URLSearchParams({
    coupon: code,
    refused: String(refused),
    ...(min > 0 && { least: String(min) }),
  });
  if (reason) params.set("reason", String(reason));
  if (nights) params.set("nights", String(nights));
  return `${back}${back.includes("?") ? "&" : "?"}${params}`;
}

/** This route has no page; it only accepts forms. */
export function loader() {
  return redirect("/");
}
