import { asDocument } from "#web/checkout/cart/load-as-document.ts";
import { answerWithCart, findCart, redirectTo } from "#web/checkout/cart/load-cart.ts";
import { nextStep } from "#web/checkout/cart/next-step.ts";
import { loadPayment } from "#web/checkout/payment/load-payment.ts";
import { island } from "#web/hydration/island.tsx";
import { withoutModals } from "#web/shared/revalidation.ts";
import type { Route } from "./+types/payment.ts";

const PaymentPage = island({
  id: "payment",
  load: () => import("#web/checkout/payment/payment-page.tsx"),
  namespaces: ["cart", "coupon", "pay", "field", "points", "cancellation", "paid"],
});

export const handle = { hasOwnBar: true, isCheckout: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await findCart(context, request);
  const { cart } = found;
  const further = cart && nextStep(cart);
  if (further) throw redirectTo(context, request, further);
  if (cart && !cart.expired && !cart.chalet.guests)
    throw redirectTo(context, request, ["guest", { cartId: cart.cartId }]);
  return answerWithCart(await loadPayment(context, request, found));
}

export { asDocument as clientLoader, withoutModals as shouldRevalidate };

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} />;
}
