import { data } from "react-router";
import { asDocument } from "#web/checkout/cart/load-as-document.ts";
import { findResult } from "#web/checkout/payment/find-result.ts";
import { island } from "#web/hydration/island.tsx";
import type { Route } from "./+types/payment-return.ts";

const WaitPage = island({
  id: "wait",
  load: () => import("#web/checkout/payment/wait-page.tsx"),
  namespaces: ["cart", "pay"],
});

export const handle = { hasOwnBar: true, isCheckout: true };

/** The parameters of the redirect are not trusted: the result is asked from the API. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const paymentId = query.get("paymentId");
  if (!paymentId) throw data(null, { status: 404 });
  return { paymentId, cartId: query.get("cartId"), result: await findResult(context, paymentId) };
}

export { asDocument as clientLoader };

export default function PaymentReturnRoute({ loaderData }: Route.ComponentProps) {
  return <WaitPage key={loaderData.paymentId} {...loaderData} />;
}
