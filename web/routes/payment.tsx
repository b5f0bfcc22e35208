import { loadPayment } from "#web/payment/load-payment.ts";
import { asDocument } from "#web/shared/cart/document-only.ts";
import { furtherStep } from "#web/shared/cart/further-step.ts";
import { answerWithCart, findCart, sendTo } from "#web/shared/cart/load-cart.ts";
import { island } from "#web/shared/island.tsx";
import type { Route } from "./+types/payment.ts";

const PaymentPage = island({
  id: "payment",
  load: () => import("#web/payment/payment-page.tsx"),
  words: ["cart", "pay", "field"],
  isUrgent: () => true,
});

export const handle = { hasOwnBar: true, isEnclosed: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await findCart(context, request);
  const { cart } = found;
  const further = cart && furtherStep(cart);
  if (further) throw sendTo(context, request, further);
  if (cart && !cart.expired && !cart.chalet.guests) throw sendTo(context, request, ["guest", { cartId: cart.cartId }]);
  return answerWithCart(await loadPayment(context, request, found));
}

export { asDocument as clientLoader };

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} />;
}
